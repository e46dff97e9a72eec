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
 * Upright serif words
 *
 * Words are italic unless `fontStyle` is `normal`. The `fontFamily` must be there before the chart draws, as
 * words are packed by their measured size; system fonts always are.
 *
 * @alt Word cloud in an upright serif font of the motifs of a novel, some turned upward; sea, winter and letters are the largest.
 * @tag font
 * @tag text
 */
export default function Serif() {
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
        fontFamily="Georgia, 'Times New Roman', serif"
        fontStyle="normal"
        fontWeight={400}
        spiral="rectangular"
        weightFn={WeightFn.squareRoot}
      />
    </Chart>
  );
}
