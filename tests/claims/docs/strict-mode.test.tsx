import {
  BarSeries,
  Chart,
  LineSeries,
  ScaleType,
  Settings,
  type SettingsProps,
} from '@elastic/charts';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { combinations } from '../combinations';
import { click, drag } from '../pointer';
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

describe.each(['docs/clicks-and-hover', 'docs/install'])('%s', () => {
  it(
    'onProjectionAreaChange is called at the start at most, and never for a change.',
    expectStrictMode,
  );
});

describe('docs/clicks-and-hover', () => {
  it(
    "In React's StrictMode, in development, these props of Settings are never called: onElementClick, onElementOver, onElementOut, onBrushEnd, onProjectionClick, onAnnotationClick, onPointerUpdate.",
    expectStrictMode,
  );
});

describe('docs/interaction', () => {
  it(
    "In React's StrictMode, the development build never calls any of them but onRenderChange and those of the legend: Callbacks are not called in StrictMode.",
    expectStrictMode,
  );
});

describe('api/specs/global/Settings', () => {
  it(
    "In React's StrictMode, the development build never calls the listeners of elements, brushes, annotations and the pointer, nor onProjectionClick. onProjectionAreaChange is called at the start at most: Callbacks are not called in StrictMode.",
    expectStrictMode,
  );
});
