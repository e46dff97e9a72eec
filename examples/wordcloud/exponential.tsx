import { Chart, Settings, WeightFn, Wordcloud } from '@elastic/charts';

const errors: [text: string, count: number][] = [
  ['timeout', 940],
  ['not found', 720],
  ['forbidden', 510],
  ['conflict', 430],
  ['too many requests', 340],
  ['bad gateway', 300],
  ['gone', 210],
  ['unavailable', 190],
  ['length required', 120],
  ['teapot', 40],
];
const most = Math.max(...errors.map(([, count]) => count));

/**
 * Heavy words stand out
 *
 * `WeightFn.exponential` raises each weight to the power of `exponent`: the larger that is, the fewer words
 * stay large.
 *
 * @alt Word cloud of errors by count in which timeout is far larger than the rest, not found is half as large and all others are small.
 * @tag weight
 * @tag text
 */
export default function Exponential() {
  return (
    <Chart size={{ height: 280 }} title="Errors of the last week">
      <Settings />
      <Wordcloud
        id="errors"
        data={errors.map(([text, count]) => ({
          text,
          weight: count / most,
          color: count > 500 ? '#cf5b52' : '#7d8798',
        }))}
        startAngle={0}
        endAngle={0}
        angleCount={1}
        padding={4}
        minFontSize={13}
        maxFontSize={64}
        fontFamily="Inter, Helvetica, Arial, sans-serif"
        fontStyle="normal"
        fontWeight={600}
        spiral="archimedean"
        weightFn={WeightFn.exponential}
        exponent={4}
      />
    </Chart>
  );
}
