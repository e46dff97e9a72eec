import {
  AreaSeries,
  BarSeries,
  BubbleSeries,
  LineSeries,
  RectAnnotation,
  ScaleType,
  type SettingsProps,
} from '@elastic/charts';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { heatmap, line, otherCharts } from '../../every-chart';
import { click, drag, mouse, move, surfaceOf } from '../../pointer';
import { renderChart } from '../../render-chart';
import { soon } from '../../soon';

const series = {
  id: 'series',
  data: [0, 5, 10].map((y, x) => ({ x, y })),
  xScaleType: ScaleType.Linear,
  xAccessor: 'x',
  yAccessors: ['y'],
};
const bars = <BarSeries {...series} xScaleType={ScaleType.Ordinal} />;

/** Renders a chart with listeners and returns the names of those that the function calls. */
async function called(
  spec: ReactElement,
  names: (keyof SettingsProps)[],
  act: (container: HTMLElement) => Promise<void>,
) {
  const calls: string[] = [];
  const listeners = names.map((name) => [name, () => calls.push(name)]);
  const { container } = await renderChart(spec, Object.fromEntries(listeners) as SettingsProps);
  await act(container);
  return calls;
}

async function expectPointBuffer() {
  const point = { visible: 'always', radius: 10, strokeWidth: 0 } as const;
  const charts = [
    <LineSeries key="line" {...series} lineSeriesStyle={{ point }} />,
    <AreaSeries key="area" {...series} areaSeriesStyle={{ point }} />,
    <BubbleSeries key="bubble" {...series} bubbleSeriesStyle={{ point }} />,
  ];
  const over = async (
    spec: ReactElement,
    pointBuffer: SettingsProps['pointBuffer'],
    x: number,
    y: number,
  ) => {
    const onElementOver = vi.fn();
    const { container } = await renderChart(spec, { onElementOver, pointBuffer });
    await move(container, x, y);
    return onElementOver.mock.calls.length > 0;
  };
  for (const spec of charts)
    for (const buffer of [20, (radius: number) => 2 * radius]) {
      expect(await over(spec, buffer, 300, 150 + 29)).toBe(true);
      expect(await over(spec, buffer, 300, 150 + 31)).toBe(false);
    }
  expect(await over(bars, 100, 300, 155)).toBe(true);
  expect(await over(bars, 100, 300, 145)).toBe(false);
}

async function expectNoElementEvents(...specs: ReactElement[]) {
  const names = ['onElementClick', 'onElementOver', 'onElementOut'] as const;
  const clickEverywhere = async (container: HTMLElement) => {
    for (const x of [50, 200, 300, 400, 550])
      for (const y of [50, 150, 200, 250]) await click(container, x, y);
    await mouse(surfaceOf(container), 'mouseout', -1, -1);
  };
  const { partition } = otherCharts;
  expect(new Set(await called(partition, [...names], clickEverywhere))).toEqual(new Set(names));
  for (const spec of specs) expect(await called(spec, [...names], clickEverywhere)).toEqual([]);
}

describe('reference/notes/SettingsSpec', () => {
  it('It is not called if the click hit an element and onElementClick is set, and never as long as onAnnotationClick is set.', async () => {
    const onBar = (container: HTMLElement) => click(container, 500, 250);
    const aboveBars = (container: HTMLElement) => click(container, 100, 20);
    const names = ['onProjectionClick', 'onElementClick'] as const;
    expect(await called(bars, [...names], onBar)).toEqual(['onElementClick']);
    expect(await called(bars, [...names], aboveBars)).toEqual(['onProjectionClick']);
    expect(await called(bars, ['onProjectionClick'], onBar)).toEqual(['onProjectionClick']);
    for (const act of [onBar, aboveBars])
      expect(await called(bars, ['onProjectionClick', 'onAnnotationClick'], act)).toEqual([]);
  });

  it('While this listener is set, onProjectionClick is never called.', async () => {
    const chart = (
      <>
        {bars}
        <RectAnnotation id="range" dataValues={[{ coordinates: { y0: 8, y1: 10 } }]} />
      </>
    );
    const onRange = (container: HTMLElement) => click(container, 100, 20);
    const names = ['onProjectionClick', 'onAnnotationClick'] as const;
    expect(await called(chart, [...names], onRange)).toEqual(['onAnnotationClick']);
    expect(await called(chart, ['onProjectionClick'], onRange)).toEqual(['onProjectionClick']);
    expect(await called(bars, [...names], onRange)).toEqual([]);
  });

  it('Other chart types never call it.', async () => {
    const onLayout = async () => undefined;
    expect(await called(line, ['onProjectionAreaChange'], onLayout)).not.toEqual([]);
    for (const [type, spec] of Object.entries(otherCharts))
      expect(await called(spec, ['onProjectionAreaChange'], onLayout), type).toEqual([]);
  });

  it(
    'How near, in px, the pointer must come to the edge of a point of a line, area or bubble series for the point to count as hovered or clicked. A number is added to the radius of every point; a function receives the radius and returns the distance. Bars ignore it.',
    expectPointBuffer,
  );

  it('How long, in ms, the pointer must rest before onPointerUpdate is called with the last position.', async () => {
    const onPointerUpdate = vi.fn();
    // Longer than three movements take on a busy machine.
    const { container } = await renderChart(line, { onPointerUpdate, pointerUpdateDebounce: 1000 });
    await move(container, 10, 50);
    await move(container, 310, 50);
    await move(container, 590, 50);
    expect(onPointerUpdate).not.toHaveBeenCalled();
    await soon(() => expect(onPointerUpdate).toHaveBeenCalled());
    expect(onPointerUpdate.mock.calls.map(([event]: { x: number }[]) => event!.x)).toEqual([2]);
  });

  it('Timeslip and bullet charts never call it. Timeslip and bullet charts never call it.', () =>
    expectNoElementEvents(otherCharts.timeslip, otherCharts.bullet));

  it('A press that moves more than 4 px before it ends is a drag, not a click, and presses with Ctrl or the right button are ignored.', async () => {
    for (const spec of [bars, heatmap, otherCharts.partition]) {
      const count = async (to: number, init?: MouseEventInit) => {
        const press = (container: HTMLElement) => drag(container, [280, 200], [to, 200], init);
        return (await called(spec, ['onElementClick'], press)).length;
      };
      expect(await count(284)).toBe(1);
      expect(await count(285)).toBe(0);
      expect(await count(280, { ctrlKey: true })).toBe(0);
      expect(await count(280, { button: 2 })).toBe(0);
    }
  });

  it('Metric charts count every press that is shorter than 200 ms, and word clouds ignore only the right button.', async () => {
    const count = async (
      spec: ReactElement,
      selector: string,
      types: string[],
      init: MouseEventInit = {},
      before = (type: string) => type,
    ) => {
      const press = async (container: HTMLElement) => {
        const target = container.querySelector(selector)!;
        for (const [index, type] of types.entries())
          await mouse(target, before(type), 10 * index, 0, init);
      };
      return (await called(spec, ['onElementClick'], press)).length;
    };
    const press = ['mousedown', 'mousemove', 'mouseup'];
    const right = { button: 2 };
    const { metric, wordCloud } = otherCharts;
    for (const init of [{}, { ctrlKey: true }, right])
      expect(await count(metric, '.echMetric', press, init)).toBe(1);
    for (const ms of [199, 200]) {
      const now = vi.spyOn(Date, 'now').mockReturnValue(0);
      const later = (type: string) => {
        if (type === 'mouseup') now.mockReturnValue(ms);
        return type;
      };
      expect(await count(metric, '.echMetric', press, {}, later), `${ms}`).toBe(ms < 200 ? 1 : 0);
      now.mockRestore();
    }
    for (const init of [{}, { ctrlKey: true }])
      expect(await count(wordCloud, 'text', [...press, 'click'], init)).toBe(1);
    // Browsers send these events for the right button.
    expect(await count(wordCloud, 'text', [...press, 'auxclick', 'contextmenu'], right)).toBe(0);
  });
});

describe('reference/notes/MarkBuffer', () => {
  it(
    'How near to the edge of a point the pointer must come, for pointBuffer of Settings: a distance in px for all points, or a function that receives the radius of a point in px and returns the distance.',
    expectPointBuffer,
  );
});

describe('reference/notes/Bullet', () => {
  it('The element callbacks of Settings, such as onElementClick, are never called.', () =>
    expectNoElementEvents(otherCharts.bullet));
});
