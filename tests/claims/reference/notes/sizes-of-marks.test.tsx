import {
  BubbleSeries,
  GroupBy,
  LineSeries,
  ScaleType,
  SmallMultiples,
  WeightFn,
  Wordcloud,
  type WordcloudProps,
  type WordModel,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart, unmountAll, type Series } from '../../render-chart';

const fill = '#123456';
const marks = [1, 25, 50, 100];
const data = marks.map((mark, x) => ({ x, y: 1, mark }));

/** Returns the radii of the marks, sorted. */
async function radii(
  SomeSeries: Series,
  strokeWidth: number,
  rows: object[] = data,
  split = false,
) {
  const point = { visible: 'always', radius: 2, fill, strokeWidth } as const;
  const { svg } = await renderChart(
    <>
      {split && (
        <>
          <GroupBy id="by" by={(_, { panel }) => panel} sort="dataIndex" />
          <SmallMultiples splitVertically="by" />
        </>
      )}
      <SomeSeries
        id="series"
        data={rows}
        xScaleType={ScaleType.Linear}
        xAccessor="x"
        yAccessors={['y']}
        markSizeAccessor="mark"
        {...{ lineSeriesStyle: { point }, bubbleSeriesStyle: { point } }}
      />
    </>,
    { theme: { markSizeRatio: 10 } },
  );
  unmountAll();
  const circles = svg.matchAll(new RegExp(`fill="${fill}"[^>]* d="M-([\\d.]+) 0`, 'g'));
  return [...circles].map(([, radius]) => Number(radius)).sort((a, b) => a - b);
}

describe('reference/notes/PointStyle', () => {
  it('With markSizeAccessor it is added to the radius of every mark but the smallest.', async () => {
    for (const SomeSeries of [BubbleSeries, LineSeries] as Series[]) {
      const [smallest, ...others] = await radii(SomeSeries, 0);
      const [thickSmallest, ...thick] = await radii(SomeSeries, 1.5);
      expect(others).toHaveLength(3);
      expect([smallest, thickSmallest]).toEqual([2, 2]);
      thick.forEach((radius, index) => expect(radius - others[index]!).toBeCloseTo(1.5, 3));
    }
  });
});

describe('reference/notes/SeriesAccessors', () => {
  it('The sizes are relative to the smallest and largest value of the series, in small multiples of its panel, and are scaled by markSizeRatio of the theme; the radius of the point style is the minimum.', async () => {
    const panels = ['a', 'b'].flatMap((panel, index) =>
      data.map(({ mark, ...row }) => ({ ...row, panel, mark: mark * (index ? 1000 : 1) })),
    );
    const one = await radii(BubbleSeries as Series, 0);
    expect(one[0]).toBe(2);
    expect(Math.abs(one[3]! - 10)).toBeLessThan(1);
    const both = await radii(BubbleSeries as Series, 0, panels, true);
    expect(both).toHaveLength(8);
    one.forEach((radius, index) => {
      expect(both[2 * index]).toBeCloseTo(radius, 3);
      expect(both[2 * index + 1]).toBeCloseTo(radius, 3);
    });
  });
});

const word = (text: string, weight: number): WordModel => ({ text, weight, color: '#0077bb' });

/** Returns the font size and the angle of each word. */
async function words(props: Partial<WordcloudProps>) {
  const { container } = await renderChart(
    <Wordcloud id="words" minFontSize={10} maxFontSize={40} data={[]} {...props} />,
  );
  const shown = [...container.querySelectorAll('text')].map((element) => ({
    text: element.textContent,
    size: parseFloat(element.getAttribute('font-size') ?? element.style.fontSize),
    angle: /rotate\(([^)]+)\)/.exec(element.getAttribute('transform') ?? '')?.[1],
  }));
  unmountAll();
  return shown;
}

describe('reference/notes/WeightFn', () => {
  const sizes = async (weightFn: WeightFn, weights: number[]) => {
    const data = weights.map((weight) => word(`w${weight}`, weight));
    return (await words({ weightFn, exponent: 3, data })).map(({ size }) => size);
  };

  it('log2(weight + 1): close to linear, with words of middle weight a little larger.', async () => {
    expect(await sizes(WeightFn.linear, [1, 0.5, 0])).toEqual([40, 25, 10]);
    expect(await sizes(WeightFn.log, [1, 0.5, 0])).toEqual([40, 27, 10]);
  });

  it('The weight raised to exponent: heavy words stand out, light ones shrink.', async () => {
    expect(await sizes(WeightFn.exponential, [1, 0.5, 0])).toEqual([40, 13, 10]);
  });

  it('The square root of the weight: light words get the most size of all the functions.', async () => {
    for (const weight of [0.1, 0.3, 0.5]) {
      const largest = (await sizes(WeightFn.squareRoot, [weight]))[0]!;
      for (const other of [WeightFn.linear, WeightFn.log, WeightFn.exponential])
        expect((await sizes(other, [weight]))[0]).toBeLessThan(largest);
    }
  });
});

describe('reference/notes/WordcloudViewModel', () => {
  it('How many angles words take, spread evenly from startAngle to endAngle. With 1 all words take startAngle; smaller numbers do not work.', async () => {
    const anglesOf = async (angleCount: number) => {
      const data = ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => word(text, 0.5));
      const shown = await words({ startAngle: -90, endAngle: 90, angleCount, data });
      return new Set(shown.map(({ angle }) => angle));
    };
    expect(await anglesOf(3)).toEqual(new Set(['-90', '0', '90']));
    expect(await anglesOf(1)).toEqual(new Set(['-90']));
    expect(await anglesOf(0)).toEqual(new Set(['NaN']));
  });
});

describe('reference/notes/WordModel', () => {
  it('Weights are not scaled for you: divide by the largest one, or sizes run past the bounds.', async () => {
    const [big] = await words({ weightFn: WeightFn.linear, data: [word('big', 2)] });
    expect(big!.size).toBe(70);
  });
});
