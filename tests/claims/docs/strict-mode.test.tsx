import {
  BarSeries,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  type SettingsProps,
} from '@elastic/charts';
import { StrictMode, type ReactElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { combinations } from '../combinations';
import { otherCharts } from '../every-chart';
import { click, drag, mouse } from '../pointer';
import { waitForCharts } from '../../../plugins/chart-examples/headless';
import { renderBeforeSize } from '../render-before-size';
import { render } from '../render-chart';

const ofPlot = [
  'onElementClick',
  'onElementOver',
  'onElementOut',
  'onBrushEnd',
  'onProjectionClick',
  'onPointerUpdate',
] as const;
const working = ['onRenderChange', 'onWillRender', 'onLegendItemClick'] as const;
const area = 'onProjectionAreaChange';

/** Draws a chart in two sizes, uses it, and returns how often each listener was called, at the start and after it. */
async function calls({
  strict,
  Series,
  xScaleType,
}: {
  strict: boolean;
  Series: typeof BarSeries | typeof LineSeries;
  xScaleType: ScaleType;
}) {
  const counts: Record<string, number> = {};
  const settings = Object.fromEntries(
    [...ofPlot, ...working, area].map((name) => [
      name,
      () => (counts[name] = (counts[name] ?? 0) + 1),
    ]),
  ) as SettingsProps;
  const chart = (width: number) => {
    const content = (
      <Chart size={[width, 300]}>
        <Settings showLegend pointerUpdateDebounce={0} {...settings} />
        <Series
          id="a"
          data={[0, 1, 2].map((x) => ({ x, y: 5, other: 4 }))}
          xScaleType={xScaleType as 'linear'}
          xAccessor="x"
          yAccessors={['y', 'other']}
        />
      </Chart>
    );
    return strict ? <StrictMode>{content}</StrictMode> : content;
  };
  const { container, rerender } = await render(chart(600));
  const start = { ...counts };
  await rerender(chart(400));
  for (const x of [10, 60, 150]) await click(container, x, 150);
  for (const x of [10, 60, 150]) await click(container, x, 10);
  await drag(container, [60, 150], [150, 150]);
  container.querySelector<HTMLElement>('.echLegendItem__label')!.click();
  return { start, counts };
}

const settings = combinations({
  strict: [false, true],
  Series: [BarSeries, LineSeries],
  xScaleType: [ScaleType.Linear, ScaleType.Ordinal, ScaleType.Time],
});
/** Calls with each setting, which all tests share. */
const results = new Map<(typeof settings)[number], Awaited<ReturnType<typeof calls>>>();

async function expectStrictMode() {
  for (const setting of settings) {
    const { start, counts } = results.get(setting) ?? (await calls(setting));
    results.set(setting, { start, counts });
    for (const name of working) expect(counts[name], name).toBeGreaterThan(0);
    if (setting.strict) {
      for (const name of ofPlot) expect(counts[name], name).toBeUndefined();
      expect(start[area] ?? 0).toBeLessThanOrEqual(1);
      expect(counts[area]).toBe(start[area]);
    } else {
      expect(counts.onPointerUpdate).toBeGreaterThan(0);
      expect(counts[area]).toBe(2);
    }
  }
}

/** Clicks a chart of another family than XY in strict mode and returns how often its listeners were called. */
async function callsOf(name: keyof typeof otherCharts) {
  const counts = { onElementClick: 0, onElementOver: 0, onElementOut: 0 };
  const { container } = await render(
    <StrictMode>
      <Chart size={[600, 300]}>
        <Settings
          onElementClick={() => (counts.onElementClick += 1)}
          onElementOver={() => (counts.onElementOver += 1)}
          onElementOut={() => void (counts.onElementOut += 1)}
        />
        {otherCharts[name]}
      </Chart>
    </StrictMode>,
  );
  const element = container.querySelector('.echMetric, svg text');
  if (element)
    for (const type of ['mouseover', 'mousedown', 'mouseup', 'click', 'mouseout'])
      await mouse(element, type, 300, 150);
  else if (name === 'flame') {
    // Without WebGL, a flame chart reports a double click beside its blocks.
    for (const target of container.querySelectorAll('.echChartPointerContainer *'))
      for (const type of ['mousemove', 'mousedown'])
        await mouse(target, type, 300, 150, { detail: 2 });
    await mouse(document.body, 'mouseup', 300, 150, { detail: 2 });
  } else
    for (const [x, y] of [
      [300, 150],
      [340, 120],
      [260, 200],
    ] as const)
      await click(container, x, y);
  return counts;
}

async function expectOtherFamilies() {
  for (const name of ['metric', 'wordCloud'] as const)
    expect([name, await callsOf(name)]).toEqual([
      name,
      { onElementClick: 1, onElementOver: 1, onElementOut: 1 },
    ]);
  expect((await callsOf('flame')).onElementClick).toBe(1);
  for (const name of ['heatmap', 'partition', 'goal'] as const)
    expect([name, await callsOf(name)]).toEqual([
      name,
      { onElementClick: 0, onElementOver: 0, onElementOut: 0 },
    ]);
}

describe.each(['docs/clicks-and-hover', 'docs/install'])('%s', () => {
  it('Metrics, word clouds and flame charts do call those of elements.', expectOtherFamilies);
});

/** A line chart with a legend and a title. */
const withLegend = (legendPosition: Position) => (
  <Chart size={[600, 300]} title="Load">
    <Settings showLegend legendPosition={legendPosition} />
    <LineSeries
      id="line"
      data={[{ x: 0, y: 1 }]}
      xScaleType="linear"
      xAccessor="x"
      yAccessors={['y']}
    />
  </Chart>
);

/** Whether the legend is above or below the plot, the width of the plot, and the padding of the title. */
const layoutOf = (container: Element) => ({
  isColumn: container.querySelector('.echChartContent--column') !== null,
  width: container.querySelector('canvas')?.style.width,
  titlePadding: container.querySelector<HTMLElement>('.echChartTitle')?.style.paddingLeft,
});

/** Renders a chart that has its specs before its size. */
async function renderSpecsFirst(chart: ReactElement) {
  const { container, tellSize } = await renderBeforeSize(chart);
  tellSize();
  await waitForCharts(container);
  return container;
}

async function expectLayoutOfDefaults() {
  for (const position of [Position.Bottom, Position.Top]) {
    const chart = withLegend(position);
    const below = layoutOf((await render(chart)).container);
    expect(below).toMatchObject({ isColumn: true, width: '600px' });
    expect(layoutOf((await render(<StrictMode>{chart}</StrictMode>)).container)).toEqual(below);
    expect(layoutOf(await renderSpecsFirst(chart))).toEqual(below);
    expect(layoutOf(await renderSpecsFirst(<StrictMode>{chart}</StrictMode>))).toMatchObject({
      isColumn: false,
      width: '600px',
    });
  }
}

describe('docs/troubleshooting', () => {
  it('If legendPosition changes to or from a side, the plot makes room there, but the legend stays where it was, in every load.', async () => {
    for (const strict of [false, true]) {
      const chart = (legendPosition: Position) =>
        strict ? <StrictMode>{withLegend(legendPosition)}</StrictMode> : withLegend(legendPosition);
      const { container, rerender } = await render(chart(Position.Bottom));
      expect(layoutOf(container)).toMatchObject({ isColumn: true, width: '600px' });
      await rerender(chart(Position.Right));
      // The plot leaves room at the right, and the legend stays below it.
      expect(layoutOf(container).width).not.toBe('600px');
      expect(layoutOf(container).isColumn).toBe(strict);
    }
  });

  it(
    "In React's StrictMode, the development build can leave a chart in the layout of the defaults.",
    expectLayoutOfDefaults,
  );

  it('In these loads the title has no margin, and a Goal, or a Metric or Bullet with one tile, shows the title of the chart, as they never do otherwise.', async () => {
    const chart = (specs: ReactNode) => (
      <Chart size={[600, 300]} title="Title of the chart">
        <Settings theme={{ chartMargins: { left: 30 } }} />
        {specs}
      </Chart>
    );
    const line = chart(
      <LineSeries id="a" data={[{ x: 0, y: 1 }]} xAccessor="x" yAccessors={['y']} />,
    );
    expect(layoutOf(await renderSpecsFirst(line)).titlePadding).toBe('30px');
    const strict = await renderSpecsFirst(<StrictMode>{line}</StrictMode>);
    expect(layoutOf(strict).titlePadding).toBe('0px');
    for (const name of ['goal', 'metric', 'bullet'] as const) {
      const titled = chart(otherCharts[name]);
      for (const { container } of [
        await render(titled),
        await render(<StrictMode>{titled}</StrictMode>),
      ])
        expect(container.querySelector('.echChartTitle')).toBeNull();
      expect((await renderSpecsFirst(titled)).querySelector('.echChartTitle')).toBeNull();
      const shown = await renderSpecsFirst(<StrictMode>{titled}</StrictMode>);
      expect(shown.querySelector('.echChartTitle')?.textContent).toBe('Title of the chart');
    }
  });
});

describe.each(['docs/clicks-and-hover', 'docs/install'])('%s', () => {
  it(
    'onProjectionAreaChange is called at the start at most, and never for a change.',
    expectStrictMode,
  );
});

describe('docs/clicks-and-hover', () => {
  it(
    "In React's StrictMode, in development, most charts never call these props of Settings: onElementClick, onElementOver, onElementOut, onBrushEnd, onProjectionClick, onAnnotationClick, onPointerUpdate.",
    expectStrictMode,
  );
});

describe('docs/interaction', () => {
  it(
    "In React's StrictMode, the development build calls none but onRenderChange and those of the legend, except in metrics, word clouds and flame charts: Callbacks are not called in StrictMode.",
    expectStrictMode,
  );
});

describe('api/specs/global/Settings', () => {
  it(
    "In React's StrictMode, the development build never calls the listeners of elements, brushes, annotations and the pointer, nor onProjectionClick, except in metrics, word clouds and flame charts. onProjectionAreaChange is called at the start at most: Callbacks are not called in StrictMode.",
    expectStrictMode,
  );
});

describe('docs/intro', () => {
  it('In development most charts ignore clicks there.', expectStrictMode);
});
