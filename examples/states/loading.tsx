import { useState } from 'react';
import {
  AreaSeries,
  Axis,
  Chart,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const week = [
  { day: 'Mon', visitors: 1840 },
  { day: 'Tue', visitors: 2110 },
  { day: 'Wed', visitors: 2290 },
  { day: 'Thu', visitors: 2040 },
  { day: 'Fri', visitors: 1760 },
  { day: 'Sat', visitors: 1130 },
  { day: 'Sun', visitors: 1270 },
];

/**
 * While data loads
 *
 * The library has no loading state. `noResults` shows a message while there is no data yet; the chart keeps its place,
 * and `aria-busy` around it informs assistive technology. The buttons simulate your request.
 *
 * @alt Empty chart with a progress bar and the words: Loading visitors, 3 of 7 days. Once loaded, an area chart of visitors from Monday to Sunday, 2,290 at most.
 * @height 309
 * @tag loading
 * @tag accessibility
 */
export default function Loading() {
  const [data, setData] = useState<typeof week>();
  return (
    <>
      <div aria-busy={!data}>
        <Chart size={{ height: 280 }} title="Visitors">
          <Settings
            noResults={
              <div style={{ textAlign: 'center' }}>
                <p>Loading visitors, 3 of 7 days …</p>
                <progress aria-label="Days loaded" value={3} max={7} />
              </div>
            }
          />
          <Axis id="day" position={Position.Bottom} />
          <Axis
            id="visitors"
            position={Position.Left}
            gridLine={{ visible: true }}
          />
          <AreaSeries
            id="week"
            name="Visitors"
            data={data ?? []}
            xScaleType={ScaleType.Ordinal}
            xAccessor="day"
            yAccessors={['visitors']}
          />
        </Chart>
      </div>
      <button type="button" disabled={!!data} onClick={() => setData(week)}>
        Data arrives
      </button>{' '}
      <button type="button" disabled={!data} onClick={() => setData(undefined)}>
        Load again
      </button>
    </>
  );
}
