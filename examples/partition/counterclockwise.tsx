import {
  Chart,
  LegendLayout,
  Partition,
  Position,
  Settings,
  type NodeSorter,
} from '@elastic/charts';

const answers = [
  { answer: 'Satisfied', people: 214 },
  { answer: 'Very satisfied', people: 131 },
  { answer: 'Dissatisfied', people: 57 },
  { answer: 'Neutral', people: 96 },
  { answer: 'Very dissatisfied', people: 22 },
];
const scale: Record<string, string> = {
  'Very dissatisfied': '#c2553f',
  Dissatisfied: '#e8957f',
  Neutral: '#a7adb5',
  Satisfied: '#5cb0de',
  'Very satisfied': '#0077bb',
};
const order = Object.keys(scale);
const byScale: NodeSorter = ([a], [b]) =>
  order.indexOf(String(a)) - order.indexOf(String(b));
const theme = {
  partition: {
    emptySizeRatio: 0.4,
    maxFontSize: 14,
    linkLabel: { maxCount: 0 },
  },
};

/**
 * Order of your own
 *
 * `sortPredicate` keeps the answers in the order of their scale, whatever their number. With
 * `clockwiseSectors={false}` they run counterclockwise from the top.
 *
 * @alt Donut chart of 520 answers, counterclockwise from very dissatisfied with 22 people to very satisfied with 131; satisfied is the largest with 214.
 * @tag pie
 * @tag sort
 * @tag legend
 */
export default function Counterclockwise() {
  return (
    <Chart size={{ height: 340 }} title="How satisfied are you?">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout={LegendLayout.List}
        theme={theme}
      />
      <Partition
        id="answers"
        data={answers}
        valueAccessor={({ people }) => people}
        clockwiseSectors={false}
        specialFirstInnermostSector={false}
        layers={[
          {
            groupByRollup: ({ answer }: (typeof answers)[number]) => answer,
            sortPredicate: byScale,
            shape: { fillColor: (name) => scale[String(name)] ?? '#8a8f98' },
          },
        ]}
      />
    </Chart>
  );
}
