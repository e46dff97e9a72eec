import {
  Chart,
  GroupBy,
  Heatmap,
  Position,
  Predicate,
  ScaleType,
  Settings,
  SmallMultiples,
  type PartialTheme,
} from '@elastic/charts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const hours = [8, 11, 14, 17, 20];
const workday: Record<string, number[]> = {
  Library: [28, 74, 96, 62, 24],
  Pool: [44, 22, 31, 72, 88],
};
const weekend: Record<string, number[]> = {
  Library: [8, 36, 44, 18, 4],
  Pool: [38, 84, 112, 96, 41],
};
const visits = ['Library', 'Pool'].flatMap((site) =>
  days.flatMap((day, row) =>
    hours.map((hour, column) => ({
      site,
      day,
      hour,
      people:
        ((row > 4 ? weekend : workday)[site]?.[column] ?? 0) +
        ((row * 5 + column * 3) % 9),
    })),
  ),
);
type Visit = (typeof visits)[number];
const theme: PartialTheme = {
  heatmap: { cell: { label: { visible: false } } },
};

/**
 * Panels of heatmaps
 *
 * All panels share the bands, so a color means the same in each. The names of the panels need an `xAxisTitle`:
 * without it the chart leaves them no room.
 *
 * @alt Two heatmaps of visitors by weekday and hour; the library is fullest on working days at two o'clock, the pool on working days in the evening and on weekends at two.
 * @tag panels
 * @tag ordinal
 * @tag color bands
 */
export default function Heatmaps() {
  return (
    <Chart size={{ height: 340 }} title="Visitors by hour">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
        theme={theme}
      />
      <GroupBy
        id="site"
        by={(_spec, { site }: Visit) => site}
        sort={Predicate.DataIndex}
      />
      <SmallMultiples splitHorizontally="site" />
      <Heatmap
        id="visits"
        name="Visitors"
        data={visits}
        xAccessor="hour"
        yAccessor="day"
        valueAccessor="people"
        xScale={{ type: ScaleType.Ordinal }}
        xSortPredicate="numAsc"
        ySortPredicate="dataIndex"
        xAxisTitle="Time of day"
        xAxisLabelName="Hour"
        xAxisLabelFormatter={(hour) => `${hour} h`}
        yAxisLabelName="Day"
        colorScale={{
          type: 'bands',
          bands: [
            { start: 0, end: 30, color: '#dbeaf3' },
            { start: 30, end: 60, color: '#98c8dd' },
            { start: 60, end: 90, color: '#4696b8' },
            { start: 90, end: Infinity, color: '#12597a' },
          ],
        }}
      />
    </Chart>
  );
}
