import {
  Chart,
  LegendLayout,
  Partition,
  PartitionLayout,
  Position,
  Settings,
} from '@elastic/charts';

const browsers = [
  { browser: 'Chrome', sessions: 6420 },
  { browser: 'Safari', sessions: 2180 },
  { browser: 'Edge', sessions: 940 },
  { browser: 'Firefox', sessions: 610 },
  { browser: 'Other', sessions: 290 },
];
const colors = ['#0077bb', '#33a5d4', '#11a579', '#ee9911', '#8a8f98'];

/**
 * Donut
 *
 * One layer makes a ring. `emptySizeRatio` of the theme is the size of the hole; without it you get a pie.
 *
 * @alt Donut chart of sessions by browser; Chrome has 61 percent, Safari 21, Edge 9, Firefox 6 and the others 3.
 * @tag pie
 */
export default function Donut() {
  return (
    <Chart size={{ height: 320 }} title="Sessions by browser">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout={LegendLayout.List}
        theme={{
          partition: { emptySizeRatio: 0.5, linkLabel: { maxCount: 0 } },
        }}
      />
      <Partition
        id="browsers"
        data={browsers}
        layout={PartitionLayout.sunburst}
        valueAccessor={({ sessions }) => sessions}
        layers={[
          {
            groupByRollup: ({ browser }: (typeof browsers)[number]) => browser,
            shape: {
              fillColor: (_name, sortIndex) => colors[sortIndex] ?? '#8a8f98',
            },
          },
        ]}
      />
    </Chart>
  );
}
