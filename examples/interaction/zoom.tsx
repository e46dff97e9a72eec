import { useState } from 'react';
import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  Tooltip,
  type BrushEndListener,
} from '@elastic/charts';

const hour = 3_600_000;
const start = Date.UTC(2025, 8, 1);
const end = start + 14 * 24 * hour;
const rides = Array.from({ length: 14 * 24 }, (_, index) => {
  const daytime = Math.max(0, Math.sin(((index % 24) - 6) / 4.6));
  const weekend = Math.floor(index / 24) % 7 > 4 ? 0.55 : 1;
  return {
    time: start + index * hour,
    count: Math.round(daytime * weekend * (180 + ((index * 41) % 70))),
  };
});
const formatDate = timeFormatter('ddd D MMM, HH:mm');

/**
 * Zoom by dragging
 *
 * The range of `onBrushEnd` becomes the `xDomain` of the chart; the button above returns to the
 * whole. The state is the page's, so it could be in the address as well.
 *
 * @alt Bar chart of bicycle rides by hour over two weeks, with a peak each day and lower weekends; dragging over it zooms in.
 * @height 329
 * @tag brush
 * @tag zoom
 * @tag time
 */
export default function Zoom() {
  const [range, setRange] = useState({ min: start, max: end });
  const onBrushEnd: BrushEndListener = (event) => {
    if ('cells' in event || !event.x) return;
    const [min, max] = event.x;
    if (max - min >= 2 * hour) setRange({ min, max });
  };
  return (
    <>
      <button
        type="button"
        disabled={range.min === start && range.max === end}
        onClick={() => setRange({ min: start, max: end })}
      >
        Show all
      </button>
      <Chart size={{ height: 300 }} title="Rides an hour">
        <Settings
          xDomain={{ ...range, minInterval: hour }}
          onBrushEnd={onBrushEnd}
        />
        <Tooltip
          headerFormatter={({ value }) =>
            formatDate(value, { timeZone: 'utc' })
          }
        />
        <Axis id="time" position={Position.Bottom} />
        <Axis
          id="count"
          position={Position.Left}
          maximumFractionDigits={0}
          gridLine={{ visible: true }}
        />
        <BarSeries
          id="rides"
          name="Rides"
          data={rides}
          timeZone="utc"
          enableHistogramMode
          xScaleType={ScaleType.Time}
          xAccessor="time"
          yAccessors={['count']}
        />
      </Chart>
    </>
  );
}
