import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  type SeriesColorAccessorFn,
} from '@elastic/charts';

const answers = {
  success: [982, 1010, 1034, 987, 1045, 1062, 1018, 1071],
  redirect: [214, 228, 205, 241, 236, 219, 247, 232],
  error: [38, 41, 52, 118, 96, 61, 44, 39],
};
const rows = Object.entries(answers).flatMap(([status, counts]) =>
  counts.map((count, index) => ({ status, count, hour: 9 + index })),
);
const colors: Record<string, string> = {
  success: '#1a8f5c',
  redirect: '#c98a10',
  error: '#d6304a',
};
const byStatus: SeriesColorAccessorFn = ({ splitAccessors }) =>
  colors[String(splitAccessors.get('status'))] ?? null;

/**
 * A fixed color for each name
 *
 * `color` takes a function, which reads the status of a series from `splitAccessors`. Errors stay red, also when
 * other series come or go.
 *
 * @alt Line chart of answers of a server from 9 to 16 o'clock: success in green near 1,000, redirect in amber near 230, error in red with a peak of 118 at noon.
 * @tag color
 * @tag several series
 */
export default function ColorByName() {
  return (
    <Chart size={{ height: 300 }} title="Answers by status">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
      />
      <Axis
        id="hour"
        position={Position.Bottom}
        maximumFractionDigits={0}
        tickFormat={(value) => `${value}:00`}
      />
      <Axis
        id="answers"
        position={Position.Left}
        gridLine={{ visible: true }}
      />
      <LineSeries
        id="status"
        data={rows}
        xScaleType={ScaleType.Linear}
        xAccessor="hour"
        yAccessors={['count']}
        splitSeriesAccessors={['status']}
        color={byStatus}
      />
    </Chart>
  );
}
