// @vitest-environment jsdom
import './charts-in-jsdom';
import type { EventEmitter } from 'node:events';
import fs from 'node:fs';
import { act, Component, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import {
  AnnotationDomainType,
  AreaSeries,
  Axis,
  BarSeries,
  BubbleSeries,
  Bullet,
  BulletSubtype,
  Chart,
  Goal,
  HistogramBarSeries,
  LineAnnotation,
  LIGHT_THEME,
  LineSeries,
  Meter,
  Metric,
  Partition,
  PartitionLayout,
  Position,
  RectAnnotation,
  ScaleType,
  Settings,
  type DebugState,
  type Theme,
} from '@elastic/charts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { codeOn } from '../code-on';
import { otherCharts } from '../every-chart';
import { soon } from '../soon';

declare global {
  // React reads this name.
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

/** The method of jsdom, before a file replaces it. */
const ofJsdom = vi.hoisted(() => HTMLCanvasElement.prototype.getContext);
const withContext = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'getContext')!;
const withoutContext = { ...withContext, value: () => null };

afterEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = undefined;
  vi.restoreAllMocks();
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    ...withContext,
    configurable: true,
  });
});

const series = { BarSeries, LineSeries, AreaSeries, BubbleSeries, HistogramBarSeries };
const texture = { shape: 'circle' } as const;

/** Charts of every family, with the parts that ask for more of a canvas: value labels, textures, annotations. */
const charts: Record<string, ReactElement> = {
  ...Object.fromEntries(
    Object.entries(series).map(([name, Series]) => [
      name,
      <>
        <Axis id="x" position={Position.Bottom} title="Week" />
        <Axis id="y" position={Position.Left} title="Visits" />
        <Series
          id="visits"
          data={[1, 2, 3].map((x) => ({ x, y: x }))}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['y']}
          displayValueSettings={{ showValueLabel: true }}
          barSeriesStyle={{ rect: { texture } }}
          areaSeriesStyle={{ area: { texture } }}
        />
        <LineAnnotation
          id="release"
          domainType={AnnotationDomainType.XDomain}
          dataValues={[{ dataValue: 2 }]}
          marker={<b>Release</b>}
        />
        <RectAnnotation id="range" dataValues={[{ coordinates: { x0: 1, x1: 2 } }]} />
      </>,
    ]),
  ),
  ...otherCharts,
  ...Object.fromEntries(
    Object.values(PartitionLayout).map((layout) => [
      `partition: ${layout}`,
      <Partition
        key={layout}
        id="parts"
        layout={layout}
        data={[
          { name: 'A', value: 3 },
          { name: 'B', value: 5 },
        ]}
        valueAccessor={({ value }: { value: number }) => value}
        layers={[{ groupByRollup: ({ name }: { name: string }) => name }]}
      />,
    ]),
  ),
  ...Object.fromEntries(
    (['horizontalBullet', 'verticalBullet'] as const).map((subtype) => [
      subtype,
      <Goal
        key={subtype}
        id="goal"
        subtype={subtype}
        domain={{ min: 0, max: 9 }}
        actual={3}
        target={5}
        bands={[3, 6]}
        labelMajor="Load"
      />,
    ]),
  ),
  ...Object.fromEntries(
    Object.values(BulletSubtype).map((subtype) => [
      `bullet: ${subtype}`,
      <Bullet
        key={subtype}
        id="bullet"
        subtype={subtype}
        data={[
          [
            {
              title: 'Load',
              value: 3,
              target: 5,
              domain: [0, 9],
              valueFormatter: String,
              tickFormatter: String,
            },
          ],
        ]}
      />,
    ]),
  ),
};

/** Shows the error of a chart in its place. */
class Boundary extends Component<{ children: ReactElement }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? <p>{this.state.error.message}</p> : this.props.children;
  }
}

/** Renders a chart, with time for a drawing. Returns the number of drawings, the debug state and the texts. */
async function drawnChart(specs: ReactElement, limit = 10_000) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <Boundary>
      <Chart size={{ height: 240 }} title="Title">
        <Settings debugState showLegend />
        {specs}
      </Chart>
    </Boundary>,
  );
  const status = () => container.querySelector<HTMLElement>('.echChartStatus')?.dataset;
  const drawings = () => Number(status()?.echRenderCount ?? 0);
  await vi.waitUntil(() => drawings() > 0, limit).catch(() => undefined);
  const state = JSON.parse(status()?.echDebugState ?? '{}') as DebugState;
  const result = { drawings: drawings(), state, text: container.textContent };
  root.unmount();
  return result;
}

describe('docs/testing', () => {
  it('This file gives charts a size, and a canvas context that draws nothing:', () => {
    const file = fs.readFileSync('tests/claims/docs/charts-in-jsdom.ts', 'utf8').trim();
    expect(fs.readFileSync('content/docs/testing.mdx', 'utf8')).toContain(file);
  });

  it('With it every family completes.', async () => {
    for (const [name, specs] of Object.entries(charts))
      expect([name, (await drawnChart(specs)).drawings]).toEqual([name, 1]);
    const container = document.body.appendChild(document.createElement('div'));
    createRoot(container).render(
      <Meter value={1} domain={[0, 2]} fill={{ type: 'single', color: 'red' }} trackColor="gray" />,
    );
    await soon(() => expect(container.querySelector('[role="meter"]')).not.toBeNull());
  });

  it(
    'Without a context a Bullet never draws, and a Wordcloud throws "Cannot read properties of null (reading \'getImageData\')", which removes your application.',
    expectContextNeeded,
  );

  it('Without a size no chart draws.', async () => {
    const observer = globalThis.ResizeObserver;
    globalThis.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    try {
      const counts = Object.entries(otherCharts).flatMap(([name, specs]) =>
        // A size in pixels does not help.
        [{ height: 240 }, { width: 600, height: 240 }].map(async (size) => {
          const container = document.body.appendChild(document.createElement('div'));
          const root = createRoot(container);
          root.render(<Chart size={size}>{specs}</Chart>);
          await new Promise((resolve) => setTimeout(resolve, 500));
          const status = container.querySelector<HTMLElement>('.echChartStatus');
          expect(Number(status?.dataset.echRenderCount ?? 0), name).toBe(0);
          root.unmount();
        }),
      );
      await Promise.all(counts);
    } finally {
      globalThis.ResizeObserver = observer;
    }
  });

  it('Of others it has the cells, axes and legend of a heatmap, the slices of a partition, and the rows of a bullet chart.', async () => {
    const members: Record<string, string[]> = {};
    for (const name of ['heatmap', 'partition', 'bullet', 'goal', 'metric'] as const)
      members[name] = Object.keys((await drawnChart(otherCharts[name])).state).sort();
    expect(members).toEqual({
      heatmap: ['axes', 'heatmap', 'legend'],
      partition: ['partition'],
      bullet: ['bullet'],
      goal: [],
      metric: [],
    });
  });

  it('Ids change between runs: give Chart a fixed id.', async () => {
    const idsOf = async (id?: string) => {
      const container = document.body.appendChild(document.createElement('div'));
      const root = createRoot(container);
      root.render(
        <Chart id={id} size={{ height: 240 }}>
          {otherCharts.partition}
        </Chart>,
      );
      await soon(() => expect(container.querySelector('canvas')).not.toBeNull());
      const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
      root.unmount();
      return ids;
    };
    expect(await idsOf()).not.toEqual(await idsOf());
    expect(await idsOf('pie')).toEqual(await idsOf('pie'));
  });

  it('Bubbles are not in it. It is empty for other families, flame charts among them; tiles and words are elements that you can query.', async () => {
    const filled = async (name: string) => {
      const state = Object.entries((await drawnChart(charts[name]!)).state);
      return state
        .filter(([, { length }]: [string, unknown[]]) => length !== 0)
        .map(([key]) => key);
    };
    expect(await filled('BarSeries')).toEqual(['legend', 'axes', 'bars', 'annotations']);
    expect(await filled('BubbleSeries')).toEqual(['legend', 'axes', 'annotations']);
    expect(await filled('heatmap')).toEqual(['legend', 'axes', 'heatmap']);
    for (const name of ['partition', 'partition: flame'])
      expect(await filled(name)).toEqual(['partition']);
    expect(await filled('bullet')).toEqual(['bullet']);
    for (const name of ['goal', 'metric', 'wordCloud', 'timeslip', 'flame'])
      expect(await filled(name)).toEqual([]);
  });

  it('Wait with waitFor or findBy of React Testing Library, which turn the warning off meanwhile. vi.waitUntil does not:', async () => {
    /** Counts the warnings while a chart draws; React Testing Library leaves the environment while it waits. */
    const warnings = async (leaves: boolean) => {
      const error = vi.spyOn(console, 'error').mockReset();
      error.mockImplementation(() => undefined);
      globalThis.IS_REACT_ACT_ENVIRONMENT = true;
      const container = document.body.appendChild(document.createElement('div'));
      const root = createRoot(container);
      act(() =>
        root.render(
          <Chart size={{ height: 240 }}>
            <BarSeries id="bars" data={[{ x: 'A', y: 1 }]} xAccessor="x" yAccessors={['y']} />
          </Chart>,
        ),
      );
      if (leaves) globalThis.IS_REACT_ACT_ENVIRONMENT = false;
      await soon(() =>
        expect(
          container.querySelector('.echChartStatus:not([data-ech-render-count="0"])'),
        ).not.toBeNull(),
      );
      globalThis.IS_REACT_ACT_ENVIRONMENT = true;
      act(() => root.unmount());
      return error.mock.calls.filter(([text]) => String(text).includes('not wrapped in act'))
        .length;
    };
    expect(await warnings(false)).toBeGreaterThan(0);
    expect(await warnings(true)).toBe(0);
  });
});

describe('docs/testing', () => {
  it('Media queries do not match, so that hooks such as useColorMode return the light mode.', async () => {
    const { useColorMode } = codeOn<{
      useColorMode: (styles: Record<'light' | 'dark', string>) => { mode: string };
    }>('docs/dark-mode', 'useColorMode');
    const { useSystemTheme } = codeOn<{ useSystemTheme: () => Theme }>(
      'docs/dark-mode',
      'useSystemTheme',
    );
    function Page() {
      const { mode } = useColorMode({ light: 'a.css', dark: 'b.css' });
      return <p>{`${mode} ${useSystemTheme() === LIGHT_THEME}`}</p>;
    }
    expect(await textOf(<Page />)).toBe('light true');
  });

  it('jsdom: with onElementClick, the title of a tile is a button, and button.click() works', async () => {
    const onElementClick = vi.fn();
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    root.render(
      <Chart size={{ height: 240 }}>
        <Settings onElementClick={onElementClick} />
        <Metric
          id="tiles"
          data={[[{ title: 'Visits', value: 3, color: '#ffffff', valueFormatter: String }]]}
        />
      </Chart>,
    );
    const button = await vi.waitUntil(() => container.querySelector('button'), 10_000);
    expect(button.textContent).toContain('Visits');
    button.click();
    await vi.waitUntil(() => onElementClick.mock.calls.length > 0);
    expect(onElementClick).toHaveBeenCalledWith([
      { type: 'metricElementEvent', columnIndex: 0, rowIndex: 0 },
    ]);
    root.unmount();
  });

  it('The points of a line are listed from the last x to the first one: sort them before you compare them.', async () => {
    const data = [1, 2, 3].map((x) => ({ x, y: 10 * x }));
    for (const xScaleType of [ScaleType.Linear, ScaleType.Time, ScaleType.Ordinal]) {
      const { state } = await drawnChart(
        <LineSeries
          id="line"
          data={data}
          xScaleType={xScaleType}
          xAccessor="x"
          yAccessors={['y']}
        />,
      );
      expect(state.lines?.[0]?.points.map(({ x }) => x)).toEqual([3, 2, 1]);
    }
  });

  it('An entry of the legend is no button element: click .echLegendItem [role=button].', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    root.render(
      <Chart size={{ height: 240 }}>
        <Settings showLegend />
        {['A', 'B'].map((id) => (
          <BarSeries key={id} id={id} data={[{ x: 1, y: 2 }]} xAccessor="x" yAccessors={['y']} />
        ))}
      </Chart>,
    );
    await vi.waitUntil(() => container.querySelectorAll('.echLegendItem').length === 2, 10_000);
    expect(container.querySelector('.echLegend button')).toBeNull();
    for (const item of container.querySelectorAll('.echLegendItem'))
      expect(item.querySelectorAll('[role=button]')).toHaveLength(1);
    root.unmount();
  });
});

describe('docs/render-complete', () => {
  it(
    'A Bullet without a canvas context, as in jsdom, never draws: see Testing.',
    expectContextNeeded,
  );
});

describe('docs/troubleshooting', () => {
  it(
    'jsdom has no canvas either: a Bullet never completes without a canvas context, and a Wordcloud throws.',
    expectContextNeeded,
  );

  it('Other charts complete with a message in the console: a metric shows its texts, and the canvas of the rest stays empty.', async () => {
    for (const [name, drawings, text] of await (withoutContextResults ??= drawWithoutContext()))
      if (!needsContext(name)) {
        expect([name, drawings]).toEqual([name, 1]);
        if (name === 'metric') expect(text).toContain('Tile4');
      }
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      ...withContext,
      value: ofJsdom,
    });
    // Its console is not the one that Vitest gives to tests.
    const jsdomConsole = Reflect.get(window, '_virtualConsole') as EventEmitter;
    const listener = vi.fn<(error: Error) => void>();
    jsdomConsole.removeAllListeners('jsdomError').on('jsdomError', listener);
    for (const [name, specs] of Object.entries(charts))
      if (!needsContext(name)) {
        listener.mockClear();
        expect([name, (await drawnChart(specs)).drawings]).toEqual([name, 1]);
        expect([name, listener.mock.calls[0]?.[0].message]).toEqual([
          name,
          expect.stringContaining('HTMLCanvasElement.prototype.getContext'),
        ]);
      }
    jsdomConsole.removeListener('jsdomError', listener);
  });

  it('So does a Flame without matchMedia, which jsdom lacks.', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('matchMedia', undefined);
    const { text } = await drawnChart(otherCharts.flame, 1000).finally(() => vi.unstubAllGlobals());
    expect(text).toBe('window.matchMedia is not a function');
    for (const name of Object.keys(otherCharts).filter((key) => key !== 'flame')) {
      vi.stubGlobal('matchMedia', undefined);
      const { drawings } = await drawnChart(charts[name]!).finally(() => vi.unstubAllGlobals());
      expect([name, drawings]).toEqual([name, 1]);
    }
  });
});

/** Renders an element that does not need to draw. Returns its text, or that of the error that it throws. */
async function textOf(element: ReactElement): Promise<string> {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(<Boundary>{element}</Boundary>);
  await vi.waitUntil(() => container.textContent !== '', 10_000);
  const text = container.textContent ?? '';
  root.unmount();
  return text;
}

describe('docs/error-messages', () => {
  it('In jsdom, a matchMedia whose matches is another value at each read has the same effect in a hook that reads it with useSyncExternalStore. Such are functions of a mock that are made anew.', async () => {
    const { useSystemTheme } = codeOn<{ useSystemTheme: () => Theme }>(
      'docs/dark-mode',
      'useSystemTheme',
    );
    function Page() {
      return <p>{useSystemTheme() === LIGHT_THEME ? 'light' : 'dark'}</p>;
    }
    const nothing: object = new Proxy({}, { get: () => () => nothing });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('matchMedia', () => nothing);
    expect(await textOf(<Page />)).toMatch(/^Maximum update depth exceeded/);
    vi.unstubAllGlobals();
    expect(await textOf(<Page />)).toBe('light');
  });

  it('A Bullet then never draws, and a Wordcloud throws.', expectContextNeeded);
});

const needsContext = (name: string): boolean => name.startsWith('bullet') || name === 'wordCloud';

/** Draws all charts without a context, once for all tests. */
let withoutContextResults: Promise<[string, number, string][]> | undefined;

async function drawWithoutContext() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', withoutContext);
  const results: [string, number, string][] = [];
  for (const [name, specs] of Object.entries(charts)) {
    const { drawings, text } = await drawnChart(specs, needsContext(name) ? 1000 : undefined);
    results.push([name, drawings, text]);
  }
  return results;
}

async function expectContextNeeded() {
  for (const [name, drawings, text] of await (withoutContextResults ??= drawWithoutContext())) {
    expect([name, drawings]).toEqual([name, needsContext(name) ? 0 : 1]);
    if (name === 'wordCloud')
      expect(text).toBe("Cannot read properties of null (reading 'getImageData')");
  }
}
