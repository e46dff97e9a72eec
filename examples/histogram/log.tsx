import {
  Axis,
  Chart,
  HistogramBarSeries,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const bucket = 5; // megabytes
const counts = [18_420, 6_310, 2_104, 871, 402, 166, 94, 31, 18, 9, 5, 2];
const uploads = counts.map((count, index) => ({ from: index * bucket, count }));
const compact = new Intl.NumberFormat('en', { notation: 'compact' });

/**
 * A long tail
 *
 * On a logarithmic `yScaleType` a tail of a few files shows beside thousands. `yNice` rounds the scale to whole
 * powers of ten; it begins at one, so a bucket with a single file would have no height.
 *
 * @alt Histogram of uploads by size in buckets of five megabytes on a logarithmic scale, falling evenly from 18,420 files below 5 megabytes to 2 between 55 and 60.
 * @tag histogram
 * @tag log
 * @tag small values
 */
export default function Log() {
  return (
    <Chart size={{ height: 320 }} title="Uploads by size">
      <Settings xDomain={{ min: 0, max: 55, minInterval: bucket }} />
      <Axis
        id="from"
        position={Position.Bottom}
        tickFormat={(value) => `${value} MB`}
      />
      <Axis
        id="count"
        position={Position.Left}
        title="Files"
        gridLine={{ visible: true }}
        tickFormat={(value) => compact.format(value)}
      />
      <HistogramBarSeries
        id="uploads"
        name="Files"
        data={uploads}
        xScaleType={ScaleType.Linear}
        yScaleType={ScaleType.Log}
        yNice
        xAccessor="from"
        yAccessors={['count']}
      />
    </Chart>
  );
}
