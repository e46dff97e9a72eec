import { Chart, Settings, WeightFn, Wordcloud } from '@elastic/charts';

const dishes = [
  'Ramen',
  'Pho',
  'Tacos',
  'Pizza',
  'Falafel',
  'Sushi',
  'Curry',
  'Paella',
  'Gnocchi',
];
const colors = ['#c26a00', '#b5559b', '#2f9480'];

/**
 * One angle for all
 *
 * With `angleCount` 1 all words take `startAngle`, here a little upward. Negative angles turn against the
 * clock.
 *
 * @alt Word cloud of nine dishes that all slant upward; ramen is the largest word, gnocchi the smallest.
 * @tag text
 * @tag rotation
 */
export default function Slanted() {
  return (
    <Chart size={{ height: 320 }} title="Lunch of the team">
      <Settings />
      <Wordcloud
        id="dishes"
        data={dishes.map((text, index) => ({
          text,
          weight: 1 - index / dishes.length,
          color: colors[index % colors.length] ?? '#c26a00',
        }))}
        startAngle={-20}
        endAngle={-20}
        angleCount={1}
        padding={4}
        minFontSize={16}
        maxFontSize={48}
        fontFamily="Inter, Helvetica, Arial, sans-serif"
        fontStyle="normal"
        fontWeight={700}
        spiral="archimedean"
        weightFn={WeightFn.linear}
      />
    </Chart>
  );
}
