import { Chart, Heatmap, Position, ScaleType, Settings } from '@elastic/charts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const hours = ['00', '03', '06', '09', '12', '15', '18', '21'];
const logins = [
  [12, 6, 48, 210, 180, 195, 90, 40],
  [10, 5, 52, 225, 190, 205, 95, 42],
  [11, 7, 50, 240, 200, 210, 110, 45],
  [13, 6, 49, 230, 185, 200, 105, 50],
  [14, 8, 45, 205, 160, 150, 70, 60],
  [22, 10, 15, 40, 65, 70, 80, 75],
  [20, 9, 12, 35, 60, 72, 85, 55],
].flatMap((row, day) =>
  row.map((count, hour) => ({ day: days[day], hour: hours[hour], count })),
);

/**
 * Heatmap of hours and days
 *
 * Both axes are ordinal and keep the order of the data with the `dataIndex` predicate. The color scale is
 * a list of bands, which the legend names.
 *
 * @alt Heatmap of logins by weekday and time of day; working days between nine and six are darkest, with up to 240 logins, nights and weekends light.
 * @tag ordinal
 * @tag color bands
 */
export default function HourOfDay() {
  return (
    <Chart size={{ height: 340 }} title="Logins">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
      />
      <Heatmap
        id="logins"
        name="Logins"
        data={logins}
        xAccessor="hour"
        yAccessor="day"
        valueAccessor="count"
        xScale={{ type: ScaleType.Ordinal }}
        xSortPredicate="dataIndex"
        ySortPredicate="dataIndex"
        xAxisTitle="Hour"
        colorScale={{
          type: 'bands',
          bands: [
            { start: 0, end: 50, color: '#d9e8f6' },
            { start: 50, end: 100, color: '#94c0e4' },
            { start: 100, end: 200, color: '#3f8fcb' },
            { start: 200, end: Infinity, color: '#08518c' },
          ],
        }}
      />
    </Chart>
  );
}
