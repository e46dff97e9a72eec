import type { ReactElement } from 'react';
import {
  Axis,
  BarSeries,
  Bullet,
  BulletSubtype,
  DARK_THEME,
  Goal,
  Heatmap,
  LIGHT_THEME,
  Metric,
  Partition,
  Position,
  ScaleType,
  Wordcloud,
  getChartsTheme,
  type PartialTheme,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { codeOn } from '../code-on';
import { drawingOf } from '../drawing-of';
import { renderChart, unmountAll } from '../render-chart';

/** Returns the path and the value of each `fontFamily` of a theme. */
const fontsOf = (part: object, path: string[] = []): [string, string][] =>
  Object.entries(part).flatMap(([key, value]) =>
    key === 'fontFamily'
      ? [[[...path, key].join('.'), value as string]]
      : typeof value === 'object' && value !== null
        ? fontsOf(value as object, [...path, key])
        : [],
  );

const band = { start: 0, end: 5, color: '#aaeecc' };
const families = {
  xy: <BarSeries id="bars" data={[{ x: 'a', y: 1 }]} xAccessor="x" yAccessors={['y']} />,
  partition: (
    <Partition
      id="pie"
      data={[{ value: 3 }]}
      valueAccessor={({ value }) => value}
      layers={[{ groupByRollup: () => 'All' }]}
    />
  ),
  heatmap: (
    <Heatmap
      id="heatmap"
      data={[{ x: 'a', y: 'b', value: 1 }]}
      xScale={{ type: ScaleType.Ordinal }}
      colorScale={{ type: 'bands', bands: [band] }}
    />
  ),
  goal: (
    <Goal id="goal" subtype="goal" base={0} target={8} actual={6} domain={{ min: 0, max: 9 }} />
  ),
  bullet: (
    <Bullet
      id="bullet"
      subtype={BulletSubtype.halfCircle}
      data={[
        [{ title: 'A', value: 3, domain: [0, 9], valueFormatter: String, tickFormatter: String }],
      ]}
    />
  ),
  metric: (
    <Metric
      id="metric"
      data={[[{ title: 'A', color: '#aaeecc', value: 3, valueFormatter: String }]]}
    />
  ),
  wordcloud: <Wordcloud id="words" data={[{ text: 'A', weight: 1, color: '#0077bb' }]} />,
};
const none = { top: 0, right: 0, bottom: 0, left: 0 };
const wide = { top: 50, right: 50, bottom: 50, left: 50 };

/** Returns what a chart looks like with spaces around it. */
async function lookWith(chart: ReactElement, spaces: PartialTheme): Promise<string> {
  const theme = { chartMargins: none, chartPaddings: none, ...spaces };
  const rendered = await renderChart(chart, { theme });
  const html = rendered.container.querySelector('.echContainer, .echChartContent')?.innerHTML ?? '';
  unmountAll();
  return drawingOf(rendered) + html.replaceAll(/(id|aria-[a-z]+)="[^"]*"/g, '');
}

async function expectSpaces() {
  for (const [family, chart] of Object.entries(families)) {
    const plain = await lookWith(chart, {});
    const shrinks = ['xy', 'partition', 'heatmap'].includes(family);
    for (const spaces of [{ chartMargins: wide }, { chartPaddings: wide }])
      expect((await lookWith(chart, spaces)) !== plain, family).toBe(shrinks);
    const moved = await lookWith(chart, { chartMargins: { ...none, left: 80 } });
    expect(moved !== plain, family).toBe(shrinks || family === 'goal');
  }
}

describe('reference/notes/Theme', () => {
  it(
    'XY, partition and heatmap charts read it. A goal chart keeps its size, and moves where opposite margins differ. The other charts stay as they are.',
    expectSpaces,
  );
});

/** Expects a margin around the plot and around each axis, and a padding around the plot alone. */
async function expectMarginOfEachAxis() {
  const zero = { left: 0, right: 0, top: 0, bottom: 0 };
  const space = { left: 20, right: 20, top: 20, bottom: 20 };
  const plot = async (count: number, theme: PartialTheme) => {
    const { svg } = await renderChart(
      <>
        {Array.from({ length: count }, (_, index) => (
          <Axis key={index} id={`y-${index}`} position={Position.Left} style={{ minExtent: 50 }} />
        ))}
        <BarSeries
          id="bars"
          color="#112237"
          data={[{ x: 'a', y: 1 }]}
          xAccessor="x"
          yAccessors={['y']}
        />
      </>,
      { theme: [theme, { scales: { barsPadding: 0 }, chartMargins: zero, chartPaddings: zero }] },
    );
    unmountAll();
    const [, left = '0', width] =
      /fill="#112237" (?:transform="translate\(([\d.]+)[^"]*" )?d="M0 [\d.]+L([\d.]+) /.exec(svg)!;
    return [Number(left), Number(width)];
  };
  for (const [count, margins] of [
    [0, 1],
    [1, 1],
    [2, 2],
  ] as const) {
    const axes = 50 * count;
    expect(await plot(count, {})).toEqual([axes, 600 - axes]);
    const withMargins = axes + 20 * margins;
    expect(await plot(count, { chartMargins: space })).toEqual([
      withMargins,
      600 - withMargins - 20,
    ]);
    expect(await plot(count, { chartPaddings: space })).toEqual([axes + 20, 600 - axes - 40]);
  }
}

describe('docs/anatomy', () => {
  it(
    'chartMargins of the theme is the space around each axis and the plot, chartPaddings the space between axes and plot.',
    expectMarginOfEachAxis,
  );
});

describe('docs/theming', () => {
  it(
    'chartMargins is the free space around the plot and around each axis, chartPaddings the space between axes and plot: Margins and paddings.',
    expectMarginOfEachAxis,
  );

  it('Both shrink XY charts, partitions and heatmaps only.', expectSpaces);

  it('For Borealis these are LIGHT_THEME and DARK_THEME.', () => {
    expect(getChartsTheme({ name: 'borealis', darkMode: false })).toBe(LIGHT_THEME);
    expect(getChartsTheme({ name: 'borealis', darkMode: true })).toBe(DARK_THEME);
    expect(getChartsTheme({ name: 'amsterdam', darkMode: false })).not.toBe(LIGHT_THEME);
  });

  it('LIGHT_THEME and DARK_THEME name Inter, BlinkMacSystemFont, Helvetica, Arial, sans-serif. For panel titles and values in heatmap cells LIGHT_THEME names sans-serif alone.', () => {
    const others = (theme: object) =>
      fontsOf(theme).filter(
        ([, font]) => font !== 'Inter, BlinkMacSystemFont, Helvetica, Arial, sans-serif',
      );
    expect(others(DARK_THEME)).toEqual([]);
    expect(others(LIGHT_THEME).map(([path, font]) => [path, font.toLowerCase()])).toEqual([
      ['axes.axisPanelTitle.fontFamily', 'sans-serif'],
      ['heatmap.cell.label.fontFamily', 'sans-serif'],
    ]);
  });

  it('To change the font of a chart, name it as fontFamily in each part of the theme. Text on the canvas takes the font of its part, such as axes.tickLabel.', () => {
    const { withFont } = codeOn<{ withFont: PartialTheme }>('docs/theming', 'withFont');
    const paths = fontsOf(withFont).map(([path]) => path);
    const all = fontsOf(LIGHT_THEME).map(([path]) => path);
    // This one has no effect.
    expect(paths.sort()).toEqual(all.filter((path) => path !== 'partition.fontFamily').sort());
  });
});
