import { WeightFn, Wordcloud, type WordcloudProps } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { combinations } from '../../combinations';
import { renderChart, unmountAll } from '../../render-chart';

/** Returns font size and angle of each drawn word, by its text. */
async function words(weights: number[], props: Partial<WordcloudProps>) {
  const { container } = await renderChart(
    <Wordcloud
      id="words"
      data={weights.map((weight) => ({ text: `w${weight}`, weight, color: '#112233' }))}
      {...props}
    />,
  );
  const drawn = [...container.querySelectorAll('text')].map((word) => ({
    text: word.textContent,
    size: Number.parseInt(word.style.fontSize || (word.getAttribute('font-size') ?? '')),
    angle: Number(/rotate\((.*?)\)/.exec(word.getAttribute('transform') ?? '')?.[1]),
  }));
  unmountAll();
  return drawn;
}

const weights = [0, 0.25, 0.5, 0.75, 1];

describe('api/specs/Wordcloud', () => {
  it('A word of weight 0 gets minFontSize, one of weight 1 maxFontSize.', async () => {
    for (const { weightFn, exponent } of combinations({
      weightFn: Object.values(WeightFn),
      exponent: [undefined, 1, 3],
    })) {
      const drawn = await words(weights, {
        ...{ weightFn, exponent, startAngle: 0, endAngle: 0, angleCount: 1 },
        minFontSize: 10,
        maxFontSize: 40,
      });
      const sizeOf = (weight: number) => drawn.find(({ text }) => text === `w${weight}`)?.size;
      expect([sizeOf(0), sizeOf(1)], `${weightFn} ${exponent}`).toEqual([10, 40]);
    }
  });

  it('With both angles at 0 all words are flat.', async () => {
    const angles = async (angle: number, angleCount: number) =>
      new Set(
        (await words(weights, { startAngle: angle, endAngle: angle, angleCount })).map(
          ({ angle: drawn }) => drawn,
        ),
      );
    for (const angleCount of [1, 3]) expect([...(await angles(0, angleCount))]).toEqual([0]);
    expect([...(await angles(45, 1))]).toEqual([45]);
  });
});
