import {
  Chart,
  Heatmap,
  Position,
  ScaleType,
  Settings,
  type PartialTheme,
} from '@elastic/charts';

const day = 86_400_000;
const firstMonday = Date.UTC(2024, 8, 2);
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const commits = Array.from({ length: 26 * 7 }, (_, index) => {
  const weekday = index % 7;
  const busy = weekday > 4 ? 1 : 9 + 5 * Math.sin(index / 17);
  return {
    week: firstMonday + (index - weekday) * day,
    weekday: weekdays[weekday],
    count: Math.floor((busy * ((index * 37) % 11)) / 10),
  };
});
const date = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const theme: PartialTheme = {
  heatmap: { cell: { label: { visible: false } } },
};

/**
 * Calendar of weeks
 *
 * A column for each week, a row for each weekday: the x value is the Monday, and an `interval` of one calendar
 * week makes the columns. The chart leaves out dates that would collide.
 *
 * @alt Calendar heatmap of commits a day over 26 weeks from September to February; working days have up to 13, weekends hardly any.
 * @tag time
 * @tag color bands
 */
export default function Calendar() {
  return (
    <Chart size={{ height: 260 }} title="Commits a day">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
        theme={theme}
      />
      <Heatmap
        id="commits"
        name="Commits"
        data={commits}
        xAccessor="week"
        yAccessor="weekday"
        valueAccessor="count"
        xScale={{
          type: ScaleType.Time,
          interval: { type: 'calendar', unit: 'week', value: 1 },
        }}
        ySortPredicate="dataIndex"
        xAxisLabelName="Week of"
        xAxisLabelFormatter={(value) => date.format(Number(value))}
        yAxisLabelName="Day"
        colorScale={{
          type: 'bands',
          bands: [
            { start: 0, end: 1, color: '#8a8f9833', label: 'none' },
            { start: 1, end: 5, color: '#9be0c3' },
            { start: 5, end: 9, color: '#3fb68b' },
            { start: 9, end: Infinity, color: '#0b7a55' },
          ],
        }}
      />
    </Chart>
  );
}
