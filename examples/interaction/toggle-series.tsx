import { useState } from 'react';
import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const minutes = Array.from({ length: 30 }, (_, minute) => ({
  minute,
  median: Math.round(42 + 6 * Math.sin(minute / 4)),
  p95: Math.round(118 + 22 * Math.sin(minute / 3 + 1)),
  p99: Math.round(214 + 58 * Math.sin(minute / 2.4 + 2)),
}));
const series = [
  { key: 'median', name: 'Median', color: '#0077bb' },
  { key: 'p95', name: 'p95', color: '#cc6611' },
  { key: 'p99', name: 'p99', color: '#b03a73' },
] as const;
type Key = (typeof series)[number]['key'];

/**
 * Show and hide lines by checkboxes
 *
 * Only the series that are checked are rendered; the 99th percentile is hidden at first. Each has a `color` of its
 * own, so the others keep theirs when one goes.
 *
 * @alt Line chart of response times over half an hour with the median near 42 and the 95th percentile near 118 milliseconds; the checkbox of the 99th percentile is off.
 * @height 327
 * @tag toggle
 * @tag several series
 */
export default function ToggleSeries() {
  const [shown, setShown] = useState<readonly Key[]>(['median', 'p95']);
  const toggle = (key: Key) =>
    setShown((keys) =>
      keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key],
    );
  return (
    <>
      <div style={{ display: 'flex', gap: 16 }}>
        {series.map(({ key, name }) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={shown.includes(key)}
              onChange={() => toggle(key)}
            />{' '}
            {name}
          </label>
        ))}
      </div>
      <Chart size={{ height: 300 }} title="Response time">
        <Settings />
        <Axis id="minute" position={Position.Bottom} title="Minute" />
        <Axis
          id="milliseconds"
          position={Position.Left}
          gridLine={{ visible: true }}
          tickFormat={(value) => `${value} ms`}
        />
        {series
          .filter(({ key }) => shown.includes(key))
          .map(({ key, name, color }) => (
            <LineSeries
              key={key}
              id={key}
              name={name}
              color={color}
              data={minutes}
              xScaleType={ScaleType.Linear}
              xAccessor="minute"
              yAccessors={[key]}
              lineSeriesStyle={{ point: { visible: 'never' } }}
            />
          ))}
      </Chart>
    </>
  );
}
