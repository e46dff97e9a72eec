import { Chart, Heatmap, ScaleType, Settings } from '@elastic/charts';

const visits = [
  { day: 'Mon', channel: 'Search', count: 4210 },
  { day: 'Mon', channel: 'Direct', count: 3120 },
  { day: 'Mon', channel: 'Email', count: 940 },
  { day: 'Tue', channel: 'Search', count: 4630 },
  { day: 'Tue', channel: 'Direct', count: 2980 },
  { day: 'Tue', channel: 'Email', count: 2110 },
  { day: 'Wed', channel: 'Search', count: 5120 },
  { day: 'Wed', channel: 'Direct', count: 3340 },
  { day: 'Wed', channel: 'Email', count: 1280 },
  { day: 'Thu', channel: 'Search', count: 4870 },
  { day: 'Thu', channel: 'Direct', count: 3190 },
  { day: 'Thu', channel: 'Email', count: 1020 },
  { day: 'Fri', channel: 'Search', count: 3950 },
  { day: 'Fri', channel: 'Direct', count: 2760 },
  { day: 'Fri', channel: 'Email', count: 870 },
];

/**
 * Visits as a heatmap
 *
 * A `Heatmap` has a cell for each row of the data, with a color from a band.
 *
 * @alt Heatmap of the visits from Monday to Friday by the channels Search, Direct and Email; all cells of Search are darker than those of Email.
 * @tag color
 */
export default function ChannelHeatmap() {
  return (
    <Chart size={{ height: 320 }} title="Visits by channel">
      <Settings />
      <Heatmap
        id="visits-by-channel"
        name="Visits"
        data={visits}
        xScale={{ type: ScaleType.Ordinal }}
        xAccessor="day"
        yAccessor="channel"
        valueAccessor="count"
        xSortPredicate="dataIndex"
        ySortPredicate="dataIndex"
        colorScale={{
          type: 'bands',
          bands: [
            { start: 0, end: 1500, color: '#d9e8f6' },
            { start: 1500, end: 3000, color: '#94c0e4' },
            { start: 3000, end: 4500, color: '#3f8fcb' },
            { start: 4500, end: Infinity, color: '#08518c' },
          ],
        }}
      />
    </Chart>
  );
}
