import { useState } from 'react';
import {
  Axis,
  Chart,
  HistogramBarSeries,
  Position,
  ScaleType,
  Settings,
  type BrushEndListener,
} from '@elastic/charts';

const ages = [14, 41, 88, 132, 151, 119, 96, 74, 52, 23].map(
  (members, index) => ({
    age: index * 10,
    members,
  }),
);

/**
 * Select whole bins
 *
 * `roundHistogramBrushValues` moves both ends of a selection back to the start of the bin they lie in.
 * Without it, `allowBrushingLastHistogramBin` lets a selection reach into the last bin.
 *
 * @alt Histogram of the ages of a club's members in bins of ten years, highest between 40 and 50; dragging over it selects whole bins.
 * @height 369 396
 * @tag brush
 * @tag histogram
 */
export default function HistogramBrush() {
  const [range, setRange] = useState<[number, number]>();
  const [rounded, setRounded] = useState(true);
  const [lastBin, setLastBin] = useState(true);
  const onBrushEnd: BrushEndListener = (event) => {
    if ('x' in event && event.x)
      setRange([Number(event.x[0]), Number(event.x[1])]);
  };
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={rounded}
          onChange={({ target }) => setRounded(target.checked)}
        />{' '}
        Whole bins only
      </label>{' '}
      <label>
        <input
          type="checkbox"
          checked={lastBin}
          onChange={({ target }) => setLastBin(target.checked)}
        />{' '}
        Up to the end of the last bin
      </label>
      <Chart size={{ height: 300 }} title="Members by age">
        <Settings
          onBrushEnd={onBrushEnd}
          roundHistogramBrushValues={rounded}
          allowBrushingLastHistogramBin={lastBin}
        />
        <Axis id="age" position={Position.Bottom} />
        <Axis
          id="count"
          position={Position.Left}
          maximumFractionDigits={0}
          gridLine={{ visible: true }}
        />
        <HistogramBarSeries
          id="members"
          name="Members"
          data={ages}
          xScaleType={ScaleType.Linear}
          xAccessor="age"
          yAccessors={['members']}
        />
      </Chart>
      <p role="status" style={{ minHeight: '1.5em' }}>
        {range
          ? `Selected: ${range.map((age) => Number(age.toFixed(1))).join(' to ')} years`
          : 'Drag over the bars.'}
      </p>
    </>
  );
}
