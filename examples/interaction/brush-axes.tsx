import { useState } from 'react';
import {
  Axis,
  BrushAxis,
  BubbleSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  TooltipType,
  type BrushEndListener,
} from '@elastic/charts';

const deliveries = Array.from({ length: 48 }, (_, index) => {
  const distance = 2 + ((index * 29) % 47);
  return {
    distance,
    minutes: Math.round(9 + distance * 0.9 + ((index * 17) % 23)),
  };
});

/**
 * Select on y or both axes
 *
 * `brushAxis` chooses what a drag selects: a range on x, a range on y, or a rectangle. Drags of less than
 * `minBrushDelta` pixels do not count.
 *
 * @alt Scatter plot of 48 deliveries by distance and minutes; the longer the way, the longer they take. Dragging over it counts those in the selection.
 * @height 370
 * @tag brush
 * @tag linear
 */
export default function BrushAxes() {
  const [axis, setAxis] = useState<BrushAxis>(BrushAxis.Both);
  const [message, setMessage] = useState('Drag over the plot.');
  const onBrushEnd: BrushEndListener = (event) => {
    if ('cells' in event) return;
    const [near, far] = event.x ?? [-Infinity, Infinity];
    const [fast, slow] = event.y?.[0]?.extent ?? [-Infinity, Infinity];
    const selected = deliveries.filter(
      ({ distance, minutes }) =>
        distance >= near &&
        distance <= far &&
        minutes >= fast &&
        minutes <= slow,
    );
    setMessage(
      `${selected.length} of ${deliveries.length} deliveries selected.`,
    );
  };
  return (
    <>
      <label>
        Select on{' '}
        <select
          value={axis}
          onChange={({ target }) => setAxis(target.value as BrushAxis)}
        >
          <option value={BrushAxis.Both}>both axes</option>
          <option value={BrushAxis.X}>distance</option>
          <option value={BrushAxis.Y}>minutes</option>
        </select>
      </label>
      <Chart size={{ height: 300 }} title="Deliveries">
        <Settings brushAxis={axis} minBrushDelta={8} onBrushEnd={onBrushEnd} />
        <Tooltip type={TooltipType.Follow} />
        <Axis
          id="distance"
          position={Position.Bottom}
          tickFormat={(value) => `${value} km`}
        />
        <Axis
          id="minutes"
          position={Position.Left}
          gridLine={{ visible: true }}
          tickFormat={(value) => `${value} min`}
        />
        <BubbleSeries
          id="deliveries"
          name="Duration"
          data={deliveries}
          xScaleType={ScaleType.Linear}
          xAccessor="distance"
          yAccessors={['minutes']}
          bubbleSeriesStyle={{ point: { radius: 4 } }}
        />
      </Chart>
      <p role="status" style={{ minHeight: '1.5em' }}>
        {message}
      </p>
    </>
  );
}
