import { useState } from 'react';
import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const temperature = [
  { hour: '08:00', celsius: 18.4 },
  { hour: '10:00', celsius: 20.9 },
  { hour: '12:00', celsius: 23.2 },
  { hour: '14:00', celsius: 24.6 },
  { hour: '16:00', celsius: 24.1 },
  { hour: '18:00', celsius: 22.3 },
];
type Answer =
  { ok: true; rows: typeof temperature } | { ok: false; reason: string };

/**
 * A failed request
 *
 * When the data failed to load, `noResults` explains what happened, in an element with the role `alert`, and
 * offers to try again. The axes come back with the data.
 *
 * @alt Empty chart with the words: The sensor did not answer within 10 seconds. A button tries again and shows the temperature from 8 to 18 o'clock.
 * @tag error
 * @tag accessibility
 */
export default function ErrorState() {
  const [answer, setAnswer] = useState<Answer>({
    ok: false,
    reason: 'The sensor did not answer within 10 seconds.',
  });
  return (
    <Chart size={{ height: 280 }} title="Server room">
      <Settings
        noResults={
          <div role="alert" style={{ textAlign: 'center' }}>
            <p>{!answer.ok && answer.reason}</p>
            <button
              type="button"
              onClick={() => setAnswer({ ok: true, rows: temperature })}
            >
              Try again
            </button>
          </div>
        }
      />
      <Axis id="hour" position={Position.Bottom} />
      <Axis
        id="celsius"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} °C`}
      />
      <LineSeries
        id="temperature"
        name="Temperature"
        data={answer.ok ? answer.rows : []}
        xScaleType={ScaleType.Ordinal}
        xAccessor="hour"
        yAccessors={['celsius']}
      />
    </Chart>
  );
}
