import {
  Chart,
  Partition,
  Settings,
  type NodeSorter,
  type PartialTheme,
} from '@elastic/charts';

interface Share {
  name: string;
  visits: number;
}

const countries: Share[] = [
  { name: 'Germany', visits: 4210 },
  { name: 'France', visits: 2980 },
  { name: 'Spain', visits: 1740 },
  { name: 'Italy', visits: 1190 },
  { name: 'Austria', visits: 420 },
  { name: 'Poland', visits: 390 },
  { name: 'Portugal', visits: 310 },
  { name: 'Belgium', visits: 260 },
  { name: 'Denmark', visits: 180 },
  { name: 'Ireland', visits: 140 },
];

/** Keeps the largest rows and adds up the rest. */
function withOther(rows: Share[], count: number): Share[] {
  const sorted = [...rows].sort((a, b) => b.visits - a.visits);
  const rest = sorted.slice(count).reduce((sum, { visits }) => sum + visits, 0);
  return [...sorted.slice(0, count), { name: 'Other', visits: rest }];
}

const slices = withOther(countries, 4);
const colors = ['#0077bb', '#ee9911', '#11a579', '#b5559b', '#8a93a3'];
const order = slices.map(({ name }) => name);
const otherLast: NodeSorter = ([a], [b]) =>
  order.indexOf(String(a)) - order.indexOf(String(b));
const theme: PartialTheme = { partition: { maxFontSize: 15 } };

/**
 * Small slices as Other
 *
 * Six of ten countries have less than four percent each. Their sum becomes one gray slice before the data is
 * passed, and `sortPredicate` keeps it at the end.
 *
 * @alt Pie chart of visits by country, clockwise from the top: Germany 36 percent, France 25, Spain 15, Italy 10 and, in gray, Other with 14.
 * @tag pie
 * @tag small slices
 * @tag sort
 */
export default function OtherSlice() {
  return (
    <Chart size={{ height: 320 }} title="Visits by country">
      <Settings theme={theme} />
      <Partition
        id="countries"
        data={slices}
        valueAccessor={({ visits }) => visits}
        valueGetter="percent"
        percentFormatter={(percent) => `${Math.round(percent)} %`}
        specialFirstInnermostSector={false}
        layers={[
          {
            groupByRollup: ({ name }: Share) => name,
            sortPredicate: otherLast,
            shape: { fillColor: (_name, index) => colors[index] ?? '#8a8f98' },
          },
        ]}
      />
    </Chart>
  );
}
