import type { ReactElement } from 'react';
import * as library from '@elastic/charts';
import {
  Axis,
  BarSeries,
  Bullet,
  BulletSubtype,
  DARK_THEME,
  Goal,
  Heatmap,
  HistogramBarSeries,
  LIGHT_THEME,
  Metric,
  Partition,
  Position,
  ScaleType,
  Wordcloud,
  getChartsTheme,
  type BarSeriesStyle,
  type PartialTheme,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { barsOf } from '../bars-of';
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

  it('The space between bars is scales.barsPadding for bars side by side of different x values, and scales.histogramPadding for histograms and bars on a time scale.', async () => {
    const data = [0, 1, 2].map((index) => ({ x: index * 3_600_000, y: index + 1 }));
    const bars = { id: 'bars', color: '#123456', data, xAccessor: 'x', yAccessors: ['y'] };
    for (const [chart, padding] of [
      [<BarSeries {...bars} />, 'barsPadding'],
      [<BarSeries {...bars} xScaleType={ScaleType.Linear} />, 'barsPadding'],
      [<BarSeries {...bars} xScaleType={ScaleType.Time} timeZone="utc" />, 'histogramPadding'],
      [<HistogramBarSeries {...bars} xScaleType={ScaleType.Linear} />, 'histogramPadding'],
      [<BarSeries {...bars} enableHistogramMode />, 'histogramPadding'],
    ] as const) {
      const widths = async (scales: PartialTheme['scales']) => {
        const { svg } = await renderChart(chart, {
          theme: { scales, chartMargins: none, chartPaddings: none },
        });
        return barsOf(svg, '#123456').map(({ width }) => Math.round(width));
      };
      const other = padding === 'barsPadding' ? 'histogramPadding' : 'barsPadding';
      expect(await widths({ [padding]: 0.8 })).toEqual([40, 40, 40]);
      expect(await widths({ [other]: 0.8 })).toEqual(await widths({}));
      unmountAll();
    }
  });

  it('Value labels on bars are styled in the theme only, under barSeriesStyle.displayValue. In barSeriesStyle of one series only their font size has an effect.', async () => {
    const draw = async (own: BarSeriesStyle['displayValue'] | object, inTheme: object = {}) =>
      drawingOf(
        await renderChart(
          <BarSeries
            id="bars"
            data={[{ x: 'a', y: 5 }]}
            xAccessor="x"
            yAccessors={['y']}
            displayValueSettings={{ showValueLabel: true }}
            barSeriesStyle={{ displayValue: own }}
          />,
          { theme: { barSeriesStyle: { displayValue: inTheme } } },
        ),
      );
    const plain = await draw({});
    for (const style of [
      { fill: '#ff0000' },
      { alignment: { horizontal: 'left' } },
      { offsetY: 20 },
      { fontSize: 30 },
    ]) {
      expect(await draw({}, style)).not.toBe(plain);
      expect((await draw(style)) !== plain).toBe('fontSize' in style);
    }
  });

  it('baseTheme is a whole one; the library exports LIGHT_THEME, the default, DARK_THEME, and older pairs whose names begin with LEGACY_ and AMSTERDAM_.', async () => {
    const names = Object.keys(library).filter((name) => name.endsWith('_THEME'));
    expect(names.sort()).toEqual(
      ['', 'LEGACY_', 'AMSTERDAM_']
        .flatMap((age) => [`${age}DARK_THEME`, `${age}LIGHT_THEME`])
        .sort(),
    );
    const xy = (
      <>
        <Axis id="x" position={Position.Bottom} />
        {families.xy}
      </>
    );
    for (const chart of [xy, families.partition, families.heatmap]) {
      const draw = async (settings: SettingsProps) => drawingOf(await renderChart(chart, settings));
      const plain = await draw({});
      expect(await draw({ baseTheme: LIGHT_THEME })).toBe(plain);
      expect(await draw({ baseTheme: DARK_THEME })).not.toBe(plain);
    }
  });

  it("The background of a chart is the theme's background.color: white in LIGHT_THEME, #0B1628 in DARK_THEME.", async () => {
    const { container } = await renderChart(families.xy, { baseTheme: DARK_THEME });
    const { style } = container.querySelector<HTMLElement>('.echChartBackground')!;
    expect(style.backgroundColor).toBe('rgb(11, 22, 40)');
    expect([LIGHT_THEME, DARK_THEME].map(({ background }) => background.color)).toEqual([
      '#FFFFFF',
      '#0B1628',
    ]);
  });

  it('Set it to the color of your page: where bars, slices, cells or tiles are translucent, it helps to decide between dark and light labels.', async () => {
    const charts = (color: string) => [
      <BarSeries
        id="bars"
        color={color}
        data={[{ x: 'a', y: 5 }]}
        xAccessor="x"
        yAccessors={['y']}
        displayValueSettings={{ showValueLabel: true }}
      />,
      <Partition
        id="pie"
        data={[{ value: 3 }]}
        valueAccessor={({ value }) => value}
        layers={[{ groupByRollup: () => 'All', shape: { fillColor: color } }]}
      />,
      <Heatmap
        id="heatmap"
        data={[{ x: 'a', y: 'b', value: 1 }]}
        xAccessor="x"
        yAccessor="y"
        valueAccessor="value"
        colorScale={{ type: 'bands', bands: [{ ...band, color }] }}
      />,
      <Metric id="metric" data={[[{ title: 'A', color, value: 3, valueFormatter: String }]]} />,
    ];
    /** Whether the texts in a chart are light. */
    const isLight = async (chart: ReactElement, color: string) => {
      const { svg, container } = await renderChart(chart, {
        theme: {
          background: { color },
          partition: { sectorLineWidth: 0 },
          metric: { textLightColor: '#ffffff', textDarkColor: '#000000' },
        },
      });
      const text = container.querySelector<HTMLElement>('.echMetricText')?.style.color;
      unmountAll();
      return text === 'rgb(255, 255, 255)' || /<path[^>]* fill="white"/.test(svg);
    };
    for (const index of [0, 1, 2, 3]) {
      const opaque = charts('#2255bb')[index]!;
      expect(await isLight(opaque, '#ffffff')).toBe(await isLight(opaque, '#000000'));
      const translucent = charts('#2255bb33')[index]!;
      expect(await isLight(translucent, '#ffffff')).toBe(false);
      expect(await isLight(translucent, '#000000')).toBe(true);
    }
  });

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
