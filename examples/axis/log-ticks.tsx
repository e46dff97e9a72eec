import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

// Kilobytes of the largest file that was uploaded in a year.
const sizes = [
  3, 5, 11, 24, 37, 82, 190, 410, 700, 1650, 3100, 7400, 14_500, 31_000, 66_000,
  128_000,
].map((kilobytes, index) => ({ year: 2009 + index, kilobytes }));
const units = ['KB', 'MB', 'GB'];
const bytes = (kilobytes: number) => {
  const unit = Math.min(
    Math.floor(Math.log2(kilobytes) / 10),
    units.length - 1,
  );
  return `${Math.round(kilobytes / 1024 ** unit)} ${units[unit]}`;
};

/**
 * Logarithmic ticks
 *
 * Bytes come in powers of two, so ticks at powers of ten would be odd numbers. With `logBase` 4 in `domain` they are
 * at 1, 4, 16, 64 and so on, and `yNice` ends the scale at one of them.
 *
 * @alt Line chart on a logarithmic scale of the largest upload by year, from 3 kilobytes in 2009 to 125 megabytes in 2024, close to a straight line.
 * @tag log
 * @tag ticks
 */
export default function LogTicks() {
  return (
    <Chart size={{ height: 320 }} title="Largest upload">
      <Settings />
      <Axis id="year" position={Position.Bottom} />
      <Axis
        id="size"
        position={Position.Left}
        domain={{ min: NaN, max: NaN, logBase: 4 }}
        ticks={8}
        gridLine={{ visible: true }}
        tickFormat={bytes}
      />
      <LineSeries
        id="upload"
        name="Upload"
        data={sizes}
        xScaleType={ScaleType.Ordinal}
        yScaleType={ScaleType.Log}
        yNice
        xAccessor="year"
        yAccessors={['kilobytes']}
      />
    </Chart>
  );
}
