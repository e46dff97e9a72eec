import { useState } from 'react';
import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  type BrushEndListener,
} from '@elastic/charts';

const minute = 60_000;
const start = Date.UTC(2025, 2, 3, 8);
const counts = [12, 18, 25, 31, 44, 52, 61, 58, 49, 43, 38, 29, 24, 19, 15, 11];
const requests = counts.map((count, index) => ({
  time: start + index * 15 * minute,
  count,
}));
const format = timeFormatter('HH:mm');

/**
 * Select a range
 *
 * Drag over the chart: `onBrushEnd` reports the range on the x axis, in the unit of the data. Here it is
 * kept in the state of the component and written above the chart.
 *
 * @alt Bar chart of requests from eight to twelve o'clock in steps of fifteen minutes, highest at half past nine; dragging over it selects a period.
 * @height 323
 * @tag brush
 * @tag time
 */
export default function Brush() {
  const [range, setRange] = useState<[number, number]>();
  const onBrushEnd: BrushEndListener = (event) => {
    if ('x' in event && event.x)
      setRange([Number(event.x[0]), Number(event.x[1])]);
  };
  return (
    <>
      <p aria-live="polite">
        {range
          ? `From ${range.map((time) => format(time, { timeZone: 'utc' })).join(' to ')}`
          : 'Drag over the bars to select a period.'}
      </p>
      <Chart size={{ height: 280 }} title="Requests">
        <Settings onBrushEnd={onBrushEnd} />
        <Axis
          id="time"
          position={Position.Bottom}
          timeAxisLayerCount={0}
          tickFormat={format}
        />
        <Axis
          id="count"
          position={Position.Left}
          maximumFractionDigits={0}
          gridLine={{ visible: true }}
        />
        <BarSeries
          id="requests"
          name="Requests"
          data={requests}
          timeZone="utc"
          xScaleType={ScaleType.Time}
          xAccessor="time"
          yAccessors={['count']}
        />
      </Chart>
    </>
  );
}
