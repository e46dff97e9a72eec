import { useRef, useState } from 'react';
import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  type ProjectionAreaChangeListener,
} from '@elastic/charts';

const day = 86_400_000;
const start = Date.UTC(2025, 1, 1); // a Saturday
const readers = Array.from({ length: 28 }, (_, index) => ({
  time: start + index * day,
  count: Math.round(
    1300 + index * 22 + (index % 7 < 2 ? -380 : 0) + ((index * 61) % 140),
  ),
}));

/**
 * A panel that changes its size
 *
 * The chart follows its parent by itself. `onProjectionAreaChange` reports the size of the plot in pixels,
 * `onResize` only that something changed.
 *
 * @alt Line chart of a newsletter's readers in February, rising with a dip at each weekend; a range input narrows its panel.
 * @height 329
 * @tag size
 * @tag listener
 * @tag time
 */
export default function Resizing() {
  const [percent, setPercent] = useState(100);
  const [plot, setPlot] = useState('');
  const slider = useRef<HTMLInputElement>(null);
  const [resizedAt, setResizedAt] = useState('100');
  const onAreaChange: ProjectionAreaChangeListener = ({
    projection: { width, height },
  }) => setPlot(`${Math.round(width)} × ${Math.round(height)} px`);
  // The chart may still hold the listener of an earlier render, in which `percent` is the old one.
  const onResize = () => setResizedAt(slider.current?.value ?? '100');
  return (
    <>
      <label>
        Width of the panel{' '}
        <input
          ref={slider}
          type="range"
          min={40}
          max={100}
          value={percent}
          onChange={({ target }) => setPercent(Number(target.value))}
        />
      </label>
      <div style={{ width: `${percent}%` }}>
        <Chart size={{ height: 260 }} title="Readers">
          <Settings onResize={onResize} onProjectionAreaChange={onAreaChange} />
          <Axis
            id="time"
            position={Position.Bottom}
            timeAxisLayerCount={0}
            tickFormat={timeFormatter('D MMM')}
          />
          <Axis
            id="count"
            position={Position.Left}
            ticks={4}
            gridLine={{ visible: true }}
          />
          <LineSeries
            id="readers"
            name="Readers"
            data={readers}
            timeZone="utc"
            xScaleType={ScaleType.Time}
            xAccessor="time"
            yAccessors={['count']}
          />
        </Chart>
      </div>
      <p style={{ minHeight: '1.5em' }}>
        Plot: {plot}. Resized at {resizedAt} %
      </p>
    </>
  );
}
