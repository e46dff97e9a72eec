import { createRequire } from 'node:module';
import {
  Chart,
  Heatmap,
  ScaleType,
  WeightFn,
  Wordcloud,
  type HeatmapProps,
  type WordcloudProps,
} from '@elastic/charts';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { describe, expect, it, vi } from 'vitest';
import { combinations } from '../combinations';
import { render, renderChart } from '../render-chart';

async function expectItalic() {
  const style = async (props: Partial<WordcloudProps>) => {
    const { container } = await renderChart(
      <Wordcloud id="words" data={[{ text: 'word', weight: 1, color: 'red' }]} {...props} />,
    );
    return container.querySelector<SVGTextElement>('svg text')!.style.fontStyle;
  };
  for (const { fontWeight, angleCount } of combinations({
    fontWeight: [undefined, 700],
    angleCount: [undefined, 1],
  })) {
    expect(await style({ fontWeight, angleCount })).toBe('italic');
    expect(await style({ fontWeight, angleCount, fontStyle: 'normal' })).toBe('normal');
  }
}

describe('docs/word-clouds', () => {
  it('Words are italic by default.', expectItalic);

  it('Set fontStyle="normal" for upright letters; the words keep their angles, by default between -20 and 20 degrees.', async () => {
    await expectItalic();
    const angles = async (props: Partial<WordcloudProps>) => {
      const { container } = await renderChart(
        <Wordcloud
          id="words"
          data={[...'abcdefgh'].map((text) => ({ text, weight: 0.5, color: 'red' }))}
          {...props}
        />,
      );
      return [...container.querySelectorAll('svg text')]
        .map((text) => Number(text.getAttribute('transform')?.match(/rotate\((.*)\)/)?.[1]))
        .sort((a, b) => a - b);
    };
    const byDefault = await angles({});
    expect([byDefault[0], byDefault.at(-1)]).toEqual([-20, 20]);
    expect(await angles({ fontStyle: 'normal' })).toEqual(byDefault);
  });

  it("Before you render the chart, load it in the style and weight of the words, by default document.fonts.load('italic 300 16px Inter').", async () => {
    /** Returns style, weight and family of the fonts with which a word is measured. */
    const fonts = async (props: Partial<WordcloudProps>) => {
      const context = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d')) as SKRSContext2D;
      const set = vi.spyOn(context, 'font', 'set');
      await renderChart(
        <Wordcloud
          id="words"
          data={[{ text: 'word', weight: 1, color: 'red' }]}
          fontFamily="Inter"
          {...props}
        />,
      );
      const found = new Set(set.mock.calls.map(([font]) => font.replace(/ \d+px/, '')));
      set.mockRestore();
      return [...found].filter((font) => font.endsWith('Inter'));
    };
    expect(await fonts({})).toEqual(['italic 300 Inter']);
    expect(await fonts({ fontStyle: 'normal', fontWeight: 700 })).toEqual(['normal 700 Inter']);
  });

  describe('weights and angles', () => {
    /** Returns size and angle of each word. */
    const cloud = async (weights: Record<string, number>, props: Partial<WordcloudProps> = {}) => {
      const { container } = await renderChart(
        <Wordcloud
          id="words"
          data={Object.entries(weights).map(([text, weight]) => ({ text, weight, color: 'red' }))}
          minFontSize={10}
          maxFontSize={40}
          {...props}
        />,
      );
      return Object.fromEntries(
        [...container.querySelectorAll<SVGTextElement>('svg text')].map((word) => [
          word.textContent,
          {
            size: parseFloat(word.style.fontSize),
            angle: Number(/rotate\((.*)\)/.exec(word.getAttribute('transform') ?? '')?.[1]),
          },
        ]),
      );
    };

    it('A word of weight 0 gets minFontSize, one of weight 1 maxFontSize. weightFn spreads the weights in between; if counts are far apart, WeightFn.squareRoot keeps light words legible.', async () => {
      const middle: Record<string, number> = {};
      for (const weightFn of Object.values(WeightFn)) {
        const words = await cloud({ none: 0, light: 0.1, all: 1 }, { weightFn });
        expect([words.none?.size, words.all?.size]).toEqual([10, 40]);
        middle[weightFn] = words.light!.size;
      }
      const { squareRoot, ...others } = middle;
      expect(squareRoot).toBeGreaterThan(Math.max(...Object.values(others)));
    });

    it('Weights above 1 run past maxFontSize.', async () => {
      for (const weightFn of Object.values(WeightFn))
        expect((await cloud({ a: 1.5 }, { weightFn })).a?.size).toBeGreaterThan(40);
    });

    it('angleCount angles between startAngle and endAngle, in degrees, clockwise. An angle count of 1 keeps all words at startAngle.', async () => {
      const weights = Object.fromEntries([...'abcdefghijkl'].map((text) => [text, 0.2]));
      const angles = async (angleCount: number) => {
        const words = await cloud(weights, { angleCount, startAngle: 0, endAngle: 90 });
        const found = new Set(Object.values(words).map(({ angle }) => angle));
        return [...found].sort((a, b) => a - b);
      };
      // The rotation of SVG is clockwise.
      expect(await angles(3)).toEqual([0, 45, 90]);
      expect(await angles(2)).toEqual([0, 90]);
      expect(await angles(1)).toEqual([0]);
    });
  });

  it('To make room, best first: give the chart more height; set padding to 1 or 2; lower maxFontSize, if many words are heavy; allow vertical words with two angles.', async () => {
    const names = ['billing', 'login', 'export', 'invoices', 'settings', 'search'];
    /** Returns how many of 120 words have room, whose weights fall evenly or steeply. */
    const roomFor = async (isEven: boolean, props: Partial<WordcloudProps> = {}, height = 300) => {
      const { container } = await render(
        <Chart size={{ width: 300, height }}>
          <Wordcloud
            id="words"
            data={Array.from({ length: 120 }, (_, index) => ({
              text: isEven ? `w${index}` : `${names[index % 6]}${index}`,
              weight: isEven ? 1 - index / 120 : 1 / (index + 1),
              color: 'red',
            }))}
            minFontSize={14}
            maxFontSize={48}
            padding={5}
            {...props}
          />
        </Chart>,
      );
      return container.querySelectorAll('svg text').length;
    };
    const lower = { maxFontSize: 24 };
    const vertical = { angleCount: 2, startAngle: 0, endAngle: 90 };
    const gains: number[] = [];
    for (const isEven of [true, false]) {
      const plain = await roomFor(isEven);
      const tall = await roomFor(isEven, {}, 600);
      const dense = await roomFor(isEven, { padding: 1 });
      const small = await roomFor(isEven, lower);
      const upright = await roomFor(isEven, vertical);
      expect(tall).toBeGreaterThan(Math.max(dense, small));
      expect(dense).toBeGreaterThan(upright);
      expect(upright).toBeGreaterThan(plain);
      gains.push(small / plain);
    }
    const [even, steep] = gains;
    expect(even).toBeGreaterThan(steep!);
  });

  it('onElementClick reports your word: [[word, { specId, key }]].', async () => {
    const word = { text: 'word', weight: 1, color: 'red', id: 7 };
    const onElementClick = vi.fn();
    const { container } = await renderChart(<Wordcloud id="cloud" data={[word]} />, {
      onElementClick,
    });
    container
      .querySelector('svg text')!
      .dispatchEvent(new window.MouseEvent('click', { bubbles: true }));
    expect(onElementClick).toHaveBeenCalledWith([[word, { specId: 'cloud', key: 'cloud' }]]);
  });
});

describe('api/specs/Wordcloud', () => {
  it('Words are italic by default: set fontStyle to normal for upright letters.', expectItalic);
});

describe('reference/notes/WordcloudViewModel', () => {
  it('Words are italic by default.', expectItalic);
});

const week = 7 * 86_400_000;

// cspell:ignore chrono
const { timeRange } = createRequire(import.meta.url)(
  '../../../node_modules/@elastic/charts/dist/utils/chrono/elasticsearch',
) as { timeRange: (from: number, to: number, interval: object, timeZone: string) => number[] };

/** Whether the library still adds columns for eight weeks after ten thousand. */
function freezes(interval: object): boolean {
  const { push } = Array.prototype;
  let count = 0;
  Array.prototype.push = function (...items: unknown[]) {
    if (++count > 10_000) throw new Error('endless');
    return push.apply(this, items);
  };
  try {
    timeRange(0, 8 * week, interval, 'UTC');
    return false;
  } catch {
    return true;
  } finally {
    Array.prototype.push = push;
  }
}

/** Returns the number of cells that a heatmap of three weeks draws. */
async function cells(interval: object) {
  const { debugState } = await renderChart(
    <Heatmap
      id="weeks"
      // Mondays
      data={[4, 11, 18].map((day) => ({ x: day * 86_400_000, y: 'a', value: day }))}
      xScale={{ type: ScaleType.Time, interval } as HeatmapProps['xScale']}
      xAccessor="x"
      yAccessor="y"
      valueAccessor="value"
      xAxisLabelFormatter={String}
      colorScale={{ type: 'bands', bands: [{ start: 0, end: Infinity, color: '#5588dc' }] }}
    />,
  );
  return debugState!.heatmap!.cells.length;
}

async function expectFreeze() {
  for (const { unit, value } of combinations({
    unit: ['day', 'week', 'month'],
    value: [undefined, 0, 1],
  }))
    expect([unit, value, freezes({ type: 'calendar', unit, value })]).toEqual([
      unit,
      value,
      !value,
    ]);
  for (const value of [undefined, 0, 1])
    expect([value, freezes({ type: 'fixed', unit: 'd', value })]).toEqual([value, false]);
  expect(await cells({ type: 'calendar', unit: 'week', value: 1 })).toBe(3);
  for (const value of [undefined, 0])
    expect(await cells({ type: 'fixed', unit: 'd', value })).toBe(0);
}
let freeze: Promise<void> | undefined;
/** Tests all intervals once for all sentences. */
const expectFrozen = () => (freeze ??= expectFreeze());

describe('docs/heatmaps', () => {
  it(
    'A calendar interval without a value freezes the tab: the chart adds columns without end. So does a value of 0. A fixed interval without one, or with 0, draws no cell.',
    expectFrozen,
  );
});

describe('docs/troubleshooting', () => {
  it(
    'Its xScale has a calendar interval without a value, or with a value of 0: the chart adds columns without end.',
    expectFrozen,
  );
});

describe('api/specs/Heatmap', () => {
  it('The interval needs its value: without it a calendar interval freezes the tab.', expectFrozen);
});

describe('reference/notes/RasterTimeScale', () => {
  it('A calendar interval without a value, or with 0, freezes the tab.', expectFrozen);
});

describe('reference/notes/ESCalendarInterval', () => {
  it('Without it, or with 0, a heatmap freezes the tab.', expectFrozen);
});
