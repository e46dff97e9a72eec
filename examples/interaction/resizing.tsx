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
const start = Date.UTC(2025, 1, 1);
const readers = Array.from({ length: 28 }, (_, index) => ({
  time: start + index * day,
  count: Math.round(1300 + index * 22 + (index % 7 > 4 ? -380 : 0) + ((index * 61) % 140)),
}));

/**
 * A panel that changes its size
 *
 * The chart follows its parent by itself. `onProjectionAreaChange` reports the size of the plot in pixels,
 * `onResize` only that something changed.
 *
 * @alt Line chart of a newsletter's readers in February, rising with a dip at each weekend; a range input narrows its panel.
 * @height 336
 * @tag size
 * @tag listener
 * @tag time
 */
export default function Resizing() {
  const [percent, setPercent] = useState(100);
  const [plot, setPlot] = useState('');
  const resizes = useRef<HTMLElement>(null);
  const count = useRef(0);
  const onAreaChange: ProjectionAreaChangeListener = ({ projection: { width, height } }) =>
    setPlot(`${Math.round(width)} × ${Math.round(height)} px`);
  const onResize = () => {
    count.current += 1;
    if (resizes.current) resizes.current.textContent = `${count.current}`;
  };
  return (
    <>
      <label>
        Width of the panel{' '}
        <input
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
          <Axis id="count" position={Position.Left} ticks={4} gridLine={{ visible: true }} />
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
        Plot: {plot}. Changes of size: <span ref={resizes}>0</span>
      </p>
    </>
  );
}
