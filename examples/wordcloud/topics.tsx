import { Chart, Settings, Wordcloud, WeightFn } from '@elastic/charts';

const topics: [text: string, mentions: number][] = [
  ['billing', 98],
  ['login', 91],
  ['export', 74],
  ['dashboard', 70],
  ['alerts', 64],
  ['search', 61],
  ['mobile', 52],
  ['speed', 47],
  ['reports', 43],
  ['filters', 38],
  ['sharing', 35],
  ['dark mode', 31],
  ['keyboard', 26],
  ['invoices', 22],
  ['time zones', 19],
];
const colors = ['#0077bb', '#11a579', '#b5559b', '#c26a00'];

/**
 * Topics by weight
 *
 * Words are as large as their weight. `minFontSize` and `maxFontSize` set the range, `weightFn` how weights from
 * 0 to 1 spread over it.
 *
 * @alt Word cloud of topics in support tickets; billing, login and export are the largest words.
 * @tag text
 */
export default function Topics() {
  return (
    <Chart size={{ height: 320 }} title="Topics in tickets">
      <Settings />
      <Wordcloud
        id="topics"
        data={topics.map(([text, mentions], index) => ({
          text,
          weight: mentions / 100,
          color: colors[index % colors.length] ?? '#0077bb',
        }))}
        startAngle={0}
        endAngle={0}
        angleCount={1}
        padding={3}
        minFontSize={14}
        maxFontSize={48}
        fontFamily="Inter, Helvetica, Arial, sans-serif"
        fontWeight={600}
        spiral="rectangular"
        weightFn={WeightFn.linear}
      />
    </Chart>
  );
}
