import { Chart, Heatmap, Position, ScaleType, Settings } from '@elastic/charts';

// midnights in Berlin; the clocks go forward on the 30th, a day of 23 hours
const midnights = [
  '2025-03-27T00:00+01:00',
  '2025-03-28T00:00+01:00',
  '2025-03-29T00:00+01:00',
  '2025-03-30T00:00+01:00',
  '2025-03-31T00:00+02:00',
  '2025-04-01T00:00+02:00',
  '2025-04-02T00:00+02:00',
].map((iso) => Date.parse(iso));
const tickets: Record<string, number[]> = {
  Aquarium: [310, 420, 640, 580, 280, 295, 330],
  Museum: [820, 960, 1310, 1180, 760, 790, 845],
  Tower: [190, 240, 410, 385, 170, 180, 205],
};
const days = Object.entries(tickets).flatMap(([venue, counts]) =>
  counts.map((count, index) => ({ day: midnights[index] ?? 0, venue, count })),
);
const timeZone = 'Europe/Berlin';
const format = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  timeZone,
});

/**
 * Days in a time zone
 *
 * `timeZone` says where a calendar day starts. The x values are midnights in Berlin, also after the change of
 * clocks. In a zone with other midnights they would begin no column and their cells would be missing.
 *
 * @alt Heatmap of tickets sold at three venues on seven days around the change of clocks; most on Saturday the 29th and Sunday the 30th, up to 1,310 in the museum.
 * @tag time
 * @tag time zone
 * @tag color bands
 */
export default function TimeZone() {
  return (
    <Chart size={{ height: 280 }} title="Tickets sold">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
      />
      <Heatmap
        id="tickets"
        name="Tickets"
        data={days}
        timeZone={timeZone}
        xAccessor="day"
        yAccessor="venue"
        valueAccessor="count"
        xScale={{
          type: ScaleType.Time,
          interval: { type: 'calendar', unit: 'day', value: 1 },
        }}
        xAxisLabelName="Day"
        xAxisLabelFormatter={(value) => format.format(Number(value))}
        yAxisLabelName="Venue"
        colorScale={{
          type: 'bands',
          bands: [
            { start: 0, end: 300, color: '#e6e0f0' },
            { start: 300, end: 600, color: '#bfb0db' },
            { start: 600, end: 1000, color: '#8c76be' },
            { start: 1000, end: Infinity, color: '#553a96' },
          ],
        }}
      />
    </Chart>
  );
}
