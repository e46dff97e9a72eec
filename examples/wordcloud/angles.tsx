import { Chart, Settings, Wordcloud, WeightFn } from '@elastic/charts';

const languages = [
  'TypeScript',
  'Go',
  'Rust',
  'Python',
  'Java',
  'Kotlin',
  'C#',
  'Ruby',
  'Elixir',
];

/**
 * Words at two angles
 *
 * `startAngle`, `endAngle` and `angleCount` set the directions of the words; here two, flat and upright.
 * With `WeightFn.log` small weights stay readable.
 *
 * @alt Word cloud of nine programming languages, some upright; TypeScript is the largest word and Elixir the smallest.
 * @tag text
 * @tag rotation
 */
export default function Angles() {
  return (
    <Chart size={{ height: 320 }} title="Languages in use">
      <Settings />
      <Wordcloud
        id="languages"
        data={languages.map((text, index) => ({
          text,
          weight: 1 - index / 10,
          color: index % 2 === 0 ? '#0077bb' : '#11a579',
        }))}
        startAngle={0}
        endAngle={90}
        angleCount={2}
        padding={4}
        minFontSize={12}
        maxFontSize={44}
        fontFamily="Inter, Helvetica, Arial, sans-serif"
        fontWeight={500}
        spiral="archimedean"
        weightFn={WeightFn.log}
      />
    </Chart>
  );
}
