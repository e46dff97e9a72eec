import { Chart, Partition, PartitionLayout, Settings } from '@elastic/charts';

const classes = ['First', 'Second', 'Third'];
const outcomes: Record<string, number[]> = {
  'On time': [172, 341, 296],
  Late: [21, 88, 147],
  Cancelled: [4, 17, 52],
};
const trains = Object.entries(outcomes).flatMap(([outcome, counts]) =>
  counts.map((count, index) => ({
    line: `${classes[index]} line`,
    outcome,
    count,
  })),
);
type Train = (typeof trains)[number];
const colors: Record<string, string> = {
  'On time': '#11a579',
  Late: '#f5c35b',
  Cancelled: '#c2553f',
};
const theme = {
  partition: { minFontSize: 9, maxFontSize: 14, fillLabel: { padding: 6 } },
};

/**
 * Mosaic
 *
 * The first layer divides the width, the second one the height of each column. `topGroove` is the strip on top
 * that holds the column's name; `valueGetter` turns the values into shares of the column.
 *
 * @alt Mosaic of trains by line and outcome: the share of late and cancelled trains grows from 13 percent on the first line to 40 percent on the third.
 * @tag hierarchy
 * @tag labels
 */
export default function Mosaic() {
  return (
    <Chart size={{ height: 360 }} title="Punctuality by line">
      <Settings theme={theme} />
      <Partition
        id="trains"
        data={trains}
        layout={PartitionLayout.mosaic}
        topGroove={32}
        valueAccessor={({ count }) => count}
        valueGetter={({ value, parent }) => value / parent.value}
        valueFormatter={(value) =>
          value > 1 ? `${value} trains` : `${Math.round(value * 100)} %`
        }
        layers={[
          {
            groupByRollup: ({ line }: Train) => line,
            sortPredicate: ([a], [b]) => String(a).localeCompare(String(b)),
            shape: { fillColor: '#8a8f98' },
          },
          {
            groupByRollup: ({ outcome }: Train) => outcome,
            shape: { fillColor: (name) => colors[String(name)] ?? '#8a8f98' },
          },
        ]}
      />
    </Chart>
  );
}
