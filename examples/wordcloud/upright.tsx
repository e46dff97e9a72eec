import { Chart, Settings, WeightFn, Wordcloud } from '@elastic/charts';

const motifs: [text: string, pages: number][] = [
  ['sea', 120],
  ['winter', 96],
  ['letters', 81],
  ['the garden', 77],
  ['exile', 60],
  ['a brother', 52],
  ['the train', 49],
  ['silence', 38],
  ['bread', 27],
  ['snow', 25],
  ['the piano', 18],
];

/**
 * Upright words
 *
 * Words are italic unless `fontStyle` is `normal`. They are packed by their measured size: load the font of
 * `fontFamily` before the chart draws.
 *
 * @alt Word cloud in an upright font of the motifs of a novel, some turned upward; sea, winter and letters are the largest.
 * @tag font
 * @tag text
 */
export default function Upright() {
  return (
    <Chart size={{ height: 320 }} title="Motifs of a novel">
      <Settings />
      <Wordcloud
        id="motifs"
        data={motifs.map(([text, pages]) => ({
          text,
          weight: pages / 120,
          color: pages > 75 ? '#bf635a' : '#7286bd',
        }))}
        startAngle={-90}
        endAngle={0}
        angleCount={2}
        padding={4}
        minFontSize={16}
        maxFontSize={42}
        fontFamily="Inter, Helvetica, Arial, sans-serif"
        fontStyle="normal"
        fontWeight={400}
        spiral="rectangular"
        weightFn={WeightFn.squareRoot}
      />
    </Chart>
  );
}
