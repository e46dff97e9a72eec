import { useState } from 'react';
import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const weeks = [
  120, 190, 310, 520, 880, 1_400, 2_300, 3_700, 6_100, 9_800, 15_900, 25_600,
].map((downloads, index) => ({ week: index + 1, downloads }));
const short = new Intl.NumberFormat('en', { notation: 'compact' });

/**
 * Switch between linear and log scale
 *
 * The checkbox changes `yScaleType` of the series. On the log scale, steady growth is a straight line; the `domain`
 * starts at 100 there, because such a scale has no zero.
 *
 * @alt Line chart of downloads that grow from 120 to 25,600 in twelve weeks on a linear scale; a checkbox switches to a logarithmic one.
 * @height 327
 * @tag log
 * @tag toggle
 */
export default function LogToggle() {
  const [log, setLog] = useState(false);
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={log}
          onChange={({ target }) => setLog(target.checked)}
        />{' '}
        Log scale
      </label>
      <Chart size={{ height: 300 }} title="Downloads a week">
        <Settings />
        <Axis id="week" position={Position.Bottom} title="Week" />
        <Axis
          id="downloads"
          position={Position.Left}
          domain={{ min: log ? 100 : 0, max: 30_000 }}
          gridLine={{ visible: true }}
          tickFormat={(value: number) => short.format(value)}
        />
        <LineSeries
          id="count"
          name="Downloads"
          data={weeks}
          xScaleType={ScaleType.Linear}
          yScaleType={log ? ScaleType.Log : ScaleType.Linear}
          xAccessor="week"
          yAccessors={['downloads']}
        />
      </Chart>
    </>
  );
}
