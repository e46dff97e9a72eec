import {
  BarSeries,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  type SettingsProps,
} from '@elastic/charts';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { combinations } from '../combinations';
import { otherCharts } from '../every-chart';
import { click, drag, mouse } from '../pointer';
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

describe('docs/troubleshooting', () => {
  it('If legendPosition changes to or from a side, the plot makes room there, but the legend stays where it was.', async () => {
    for (const strict of [false, true]) {
      const chart = (legendPosition: Position) => {
        const content = (
          <Chart size={[600, 300]}>
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
        return strict ? <StrictMode>{content}</StrictMode> : content;
      };
      const { container, rerender } = await render(chart(Position.Bottom));
      const layout = () => ({
        isColumn: container.querySelector('.echChartContent--column') !== null,
        width: container.querySelector('canvas')!.style.width,
      });
      expect(layout()).toEqual({ isColumn: true, width: '600px' });
      await rerender(chart(Position.Right));
      // The plot leaves room at the right, and the legend stays below it.
      expect(layout().width).not.toBe('600px');
      expect(layout().isColumn).toBe(strict);
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
