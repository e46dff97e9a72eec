import { Chart, Settings, Timeslip, type GetData } from '@elastic/charts';

const week = 7 * 86_400_000;
const start = Date.UTC(2020, 0, 6);
// Kibibytes: a level that grows in waves, and a spread that widens over the months.
const rows = Array.from({ length: 78 }, (_, index) => {
  const median = 3_400 + index * 25 + 700 * Math.sin(index / 5);
  const spread = 220 + index * 6 + 90 * Math.cos(index / 2);
  return {
    epochMs: start + index * week,
    value: median + 2 * spread,
    boxplot: {
      lower: median - 2 * spread,
      q1: median - spread,
      q2: median,
      q3: median + spread,
      upper: median + 2 * spread,
    },
  };
});
const getData: GetData = () => rows;

/**
 * Boxes instead of bars
 *
 * A row with `boxplot` is drawn as a box with whiskers: the middle half of the values, the median in it and
 * the ends. Its `value` sets how high the axis reaches.
 *
 * @alt Timeslip chart with box plots of the memory of a machine from September 2020 to March 2021; the median falls from about 5,000 to 4,000 kibibytes and rises again, and the spread widens.
 * @tag time
 * @tag distribution
 */
export default function Boxes() {
  return (
    <Chart size={{ height: 512 }}>
      <Settings />
      <Timeslip id="memory" getData={getData} />
    </Chart>
  );
}
