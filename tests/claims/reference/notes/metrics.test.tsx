import {
  Chart,
  LayoutDirection,
  Metric,
  Settings,
  type MetricDatum,
  type PartialTheme,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { render } from '../../render-chart';

const datum = {
  title: 'Tile',
  color: '#6dccb1',
  value: 4,
  valueFormatter: (n: number) => `${n} km`,
};

/** Renders tiles in rows. */
async function tiles(rows: object[][], metric: PartialTheme['metric'] = {}) {
  const data = rows.map((row) => row.map((cell): MetricDatum => ({ ...datum, ...cell })));
  return render(
    <Chart size={{ height: 300 }} title="Title of the chart" description="Description">
      <Settings theme={{ metric }} />
      <Metric id="metric" data={data} />
    </Chart>,
  );
}

const tile = async (cell: object) => (await tiles([[cell]])).container;
const trend = [1, 2, 3].map((x) => ({ x, y: x }));
const progress = { domainMax: 8, progressBarDirection: LayoutDirection.Horizontal };
const hasBar = (container: Element) => container.querySelector('[class*=withProgressBar]') !== null;
const hasTrend = (container: Element) =>
  container.querySelector('.echSingleMetricSparkline') !== null;

describe('reference/notes/Metric', () => {
  it('A chart shows one Metric and ignores further ones.', async () => {
    const { texts } = await render(
      <Chart size={{ height: 300 }}>
        <Metric id="first" data={[[datum]]} />
        <Metric id="second" data={[[{ ...datum, title: 'Other' }]]} />
      </Chart>,
    );
    expect(texts).toContain('Tile');
    expect(texts).not.toContain('Other');
  });

  it('The title and description of Chart show only when the grid has more than one cell.', async () => {
    const heading = ['Title of the chart', 'Description'];
    for (const rows of [[[{}, {}]], [[{}], [{}]]])
      expect((await tiles(rows)).texts.filter((text) => heading.includes(text))).toEqual(heading);
    const { texts } = await tiles([[{}]]);
    for (const text of heading) expect(texts).not.toContain(text);
  });
});

describe('reference/notes/MetricBase', () => {
  it("The value gets smaller only where both do not fit side by side, and never if the theme's metric.valueFontSize is a number.", async () => {
    const sizeOf = async (digits: number, icon: boolean, valueFontSize?: number | 'fit') => {
      const cell = {
        valueFormatter: () => '8'.repeat(digits),
        valueIcon: icon ? () => <i>Icon</i> : undefined,
      };
      const { container } = await tiles([[cell]], valueFontSize ? { valueFontSize } : {});
      return parseFloat(
        container.querySelector<HTMLElement>('.echMetricText__value')!.style.fontSize,
      );
    };
    const lengths = [16, 17, 18, 19, 20, 21, 22];
    for (const size of [undefined, 'fit'] as const) {
      expect(await sizeOf(4, true, size)).toBe(await sizeOf(4, false, size));
      const changes = [];
      for (const digits of lengths)
        changes.push((await sizeOf(digits, true, size)) - (await sizeOf(digits, false, size)));
      expect(Math.min(...changes)).toBeLessThan(0);
      expect(Math.max(...changes)).toBeLessThanOrEqual(0);
    }
    for (const digits of [4, ...lengths]) expect(await sizeOf(digits, true, 60)).toBe(60);
  });

  it('A second figure or other content, by default between the titles and the value. Its value must be a string: with a number nothing shows.', async () => {
    const withExtra = (value: unknown) => tiles([[{ extra: { value, label: 'Change' } }]]);
    const { container } = await withExtra('+5');
    const inOrder = ['Tile', '+5', '4 km'].map((text) => container.textContent!.indexOf(text));
    expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
    expect((await withExtra(5)).texts).not.toContain('Change');
    expect((await withExtra('5')).texts).toContain('Change');
  });

  it("Any React content for the free space between the titles and the value, or below the titles where the theme's metric.valuePosition is 'top'.", async () => {
    const orderWith = async (valuePosition: 'top' | 'middle' | 'bottom') => {
      const { container } = await tiles([[{ body: <i>Body</i> }]], { valuePosition });
      const parts = [
        '.echMetricText__titlesBlock',
        '.echMetricText__gap',
        '.echMetricText__valueBlock',
      ]
        .map((part) => container.querySelector<HTMLElement>(part)!)
        .map((element) => ({
          // The row of the titles is on their parent, or they are in the first free row.
          row: Number(/\d/.exec(element.style.gridRow || element.style.gridArea)?.[0]),
          text: element.textContent,
        }));
      expect(parts.map(({ text }) => text)).toEqual(['Tile', 'Body', '4 km']);
      return parts.map(({ row }) => row);
    };
    for (const position of ['middle', 'bottom'] as const) {
      const [, body, value] = await orderWith(position);
      expect(body).toBeLessThan(value!);
    }
    const [, body, value] = await orderWith('top');
    expect(body).toBeGreaterThan(value!);
  });
});

describe('reference/notes/MetricStyle', () => {
  it("Least size of the value in pixels with valueFontSize: 'fit'. With 'default' it is rounded down to a step; a number ignores it.", async () => {
    const long = { valueFormatter: () => 'A value of many words that needs room '.repeat(3) };
    const sizeOf = async (minValueFontSize: number, valueFontSize: 'fit' | 'default' | number) => {
      const { container } = await tiles([[long]], { minValueFontSize, valueFontSize });
      const value = container.querySelector<HTMLElement>('.echMetricText__value')!;
      return parseFloat(value.style.fontSize);
    };
    expect([await sizeOf(21, 'fit'), await sizeOf(31, 'fit')]).toEqual([21, 31]);
    expect([await sizeOf(21, 'default'), await sizeOf(31, 'default')]).toEqual([16, 26]);
    expect([await sizeOf(21, 17), await sizeOf(31, 17)]).toEqual([17, 17]);
  });
});

describe('reference/notes/MetricWNumberArrayValues', () => {
  it('The first item decides the kind: if it is not a number, valueFormatter is ignored.', async () => {
    expect((await tile({ value: [1, 2] })).textContent).toContain('1 km, 2 km');
    const { textContent } = await tile({ value: ['a', 2] });
    expect(textContent).toContain('a, 2');
    expect(textContent).not.toContain('km');
  });
});

describe('reference/notes/MetricWProgress', () => {
  it('The fill grows from zero, or from the end nearest to it, so a domain with negative and positive numbers fills to both sides of a mark at zero.', async () => {
    const { Horizontal, Vertical } = LayoutDirection;
    for (const direction of [Horizontal, Vertical]) {
      const sides =
        direction === Horizontal ? (['left', 'right'] as const) : (['bottom', 'top'] as const);
      const fill = async (cell: object) => {
        const { container } = await tiles([
          [{ ...progress, progressBarDirection: direction, ...cell }],
        ]);
        const { style } = container.querySelector<HTMLElement>('.echMeterBar')!;
        const hasMark = container.querySelector('.echMeterBaselineMarker') !== null;
        return [...sides.map((side) => Number.parseFloat(style[side])), hasMark];
      };
      const both = { domainMin: -10, domainMax: 10 };
      expect(await fill({ ...both, value: -5 })).toEqual([25, 50, true]);
      expect(await fill({ ...both, value: 5 })).toEqual([50, 25, true]);
      expect(await fill({ domainMin: 2, domainMax: 10, value: 4 })).toEqual([0, 75, false]);
      expect(await fill({ domainMin: -10, domainMax: -2, value: -4 })).toEqual([75, 0, false]);
    }
  });

  it('It needs a number, valueFormatter and domainMax, and must not have the key trend.', async () => {
    expect(hasBar(await tile(progress))).toBe(true);
    expect(hasBar(await tile({ ...progress, trend }))).toBe(false);
    expect(hasBar(await tile({ ...progress, trend: undefined }))).toBe(false);
    expect(hasBar(await tile({ ...progress, value: 'text' }))).toBe(false);
    const { domainMax: _, ...rest } = progress;
    expect(hasBar(await tile(rest))).toBe(false);
  });

  it("Words for the browser's tooltips over the bar and for screen readers. They count only with domainMin; pass both.", async () => {
    const progressValueLabels = { value: 'Own value', target: 'Own target' };
    const html = async (cell: object) =>
      (await tile({ ...progress, target: 7, progressValueLabels, ...cell })).innerHTML;
    expect(await html({ domainMin: 0 })).toContain('Own value');
    expect(await html({ domainMin: 0 })).toContain('Own target');
    expect(await html({})).not.toContain('Own');
  });
});

describe('reference/notes/MetricWTrend', () => {
  it('A tile of a Metric chart with a small chart of the past behind its value. It must not have the key domainMax.', async () => {
    const trendShape = 'area';
    expect(hasTrend(await tile({ trend, trendShape }))).toBe(true);
    expect(hasTrend(await tile({ trend, trendShape, domainMax: 9 }))).toBe(false);
    expect(hasTrend(await tile({ trend, trendShape, domainMax: undefined }))).toBe(false);
  });
});
