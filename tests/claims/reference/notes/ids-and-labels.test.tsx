import {
  Bullet,
  BulletSubtype,
  Chart,
  Goal,
  GroupBy,
  Heatmap,
  LegendValue,
  LineSeries,
  Metric,
  Position,
  RectAnnotation,
  ScaleType,
  Settings,
  SmallMultiples,
  Tooltip,
  TooltipType,
  Wordcloud,
  type CustomLegend,
  type LegendPath,
} from '@elastic/charts';
import { useRef, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { heatmap, line, lines, partition } from '../../chart-types';
import { move } from '../../pointer';
import { elementIn, render, renderChart, unmountAll } from '../../render-chart';
import { soon } from '../../soon';

describe('reference/notes/ChartProps', () => {
  it('Give each chart of a page an id of its own: a chart ignores pointer events with its own id, and the ids of accessibility elements would repeat.', async () => {
    const linked = async (ids: [string, string]) => {
      let headers = 0;
      const headerFormatter = () => {
        headers++;
        return 'header';
      };
      const Linked = () => {
        const second = useRef<Chart>(null);
        return (
          <>
            <Chart id={ids[0]} size={{ height: 150 }}>
              <Settings
                pointerUpdateDebounce={0}
                onPointerUpdate={(event) => second.current?.dispatchExternalPointerEvent(event)}
              />
              {lines}
            </Chart>
            <Chart id={ids[1]} ref={second} size={{ height: 150 }}>
              <Settings externalPointerEvents={{ tooltip: { visible: true } }} />
              <Tooltip headerFormatter={headerFormatter} />
              {lines}
            </Chart>
          </>
        );
      };
      const { container } = await render(<Linked />);
      await move(container, 300, 50);
      const summaries = [...container.querySelectorAll('[id$=defaultSummary]')].map(({ id }) => id);
      unmountAll();
      return { received: headers > 0, ids: new Set(summaries).size };
    };
    expect(await linked(['one', 'two'])).toEqual({ received: true, ids: 2 });
    expect(await linked(['one', 'one'])).toEqual({ received: false, ids: 1 });
  });
});

describe('reference/notes/LegendPathElement', () => {
  it('In a partition chart the library makes up the name of the root and, without small multiples, that of the panel.', async () => {
    const firstPath = async (specs: ReactNode) => {
      let path: LegendPath = [];
      const Legend: CustomLegend = ({ items }) => {
        path = items[0]?.path ?? [];
        return null;
      };
      await renderChart(specs, { showLegend: true, customLegend: Legend });
      unmountAll();
      return path.map(({ value }) => value);
    };
    expect(await firstPath(partition)).toEqual([
      '__null_small_multiples_key__',
      '__root_key__',
      'Asia',
    ]);
    const inPanels = (
      <>
        {partition}
        <GroupBy id="continent" by={(_, { continent }) => continent} sort="dataIndex" />
        <SmallMultiples splitHorizontally="continent" />
      </>
    );
    expect(await firstPath(inPanels)).toEqual(['Asia', '__root_key__', 'Asia']);
  });
});

describe('reference/notes/LegendLayout', () => {
  it('Without it, the legend is a table as soon as legendValues contains a value other than value or currentAndLastValue, even one that the chart does not show, and else a list.', async () => {
    const isTable = async (specs: ReactNode, legendPosition: Position, values: LegendValue[]) => {
      const { container } = await renderChart(specs, {
        showLegend: true,
        legendPosition,
        legendValues: values,
      });
      const table = container.querySelector('.echLegendTable__container') !== null;
      unmountAll();
      return table;
    };
    const { Average, CurrentAndLastValue, Value } = LegendValue;
    for (const specs of [lines, partition, heatmap])
      for (const side of [Position.Right, Position.Bottom]) {
        for (const values of [[], [Value], [CurrentAndLastValue]])
          expect(await isTable(specs, side, values)).toBe(false);
        for (const values of [[Average], [Value, Average]])
          expect(await isTable(specs, side, values)).toBe(true);
      }
  });
});

let updated: Promise<void> | undefined;

/** Expects that `onWillRender` is called for another listener, though nothing is drawn, and not for the same. */
const expectCallForListener = () => (updated ??= countCalls());

async function countCalls() {
  let calls: unknown[][] = [];
  const listener =
    () =>
    (...received: unknown[]) =>
      void calls.push(received);
  const chart = (onWillRender: () => void, onRenderChange?: () => void) => (
    <Chart size={{ height: 300 }}>
      <Settings onWillRender={onWillRender} {...(onRenderChange && { onRenderChange })} />
      {/* An element that stays the same would not be part of the chart any more. */}
      {line('a')}
    </Chart>
  );
  const first = listener();
  const { container, rerender } = await render(chart(first));
  expect(calls.length).toBeGreaterThan(0);
  await rerender(chart(first));
  const renderCount = () => elementIn(container, '.echChartStatus').dataset.echRenderCount;
  const drawn = renderCount();
  const after = async (act: () => Promise<unknown>) => {
    calls = [];
    await act();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(renderCount()).toBe(drawn);
    return calls;
  };
  expect(await after(() => rerender(chart(first)))).toEqual([]);
  expect(await after(() => move(container, 300, 100))).toEqual([]);
  const second = listener();
  expect(await after(() => rerender(chart(second)))).toEqual([[]]);
  expect(await after(() => rerender(chart(second, () => undefined)))).toEqual([[]]);
}

describe('reference/notes/WillRenderListener', () => {
  it(
    'It is also called when nothing is drawn, for example when Settings gets another onWillRender or onRenderChange.',
    expectCallForListener,
  );
});

describe('reference/notes/SettingsSpec', () => {
  it(
    'It is also called when nothing is drawn, for example when Settings gets another onWillRender or onRenderChange.',
    expectCallForListener,
  );

  it('With false it stays in the page, but no chart points to it.', async () => {
    const charts = [
      lines,
      partition,
      heatmap,
      <Goal
        key="goal"
        id="goal"
        subtype="horizontalBullet"
        domain={{ min: 0, max: 10 }}
        actual={3}
        ticks={[0, 10]}
      />,
      <Bullet
        key="bullet"
        id="bullet"
        subtype={BulletSubtype.horizontal}
        data={[
          [
            {
              title: 'Load',
              value: 3,
              domain: [0, 10],
              valueFormatter: String,
              tickFormatter: String,
            },
          ],
        ]}
      />,
      <Wordcloud key="words" id="words" data={[{ text: 'word', weight: 1, color: '#000' }]} />,
    ];
    const summary = async (specs: ReactNode, ariaUseDefaultSummary: boolean) => {
      const { container } = await renderChart(specs, { ariaUseDefaultSummary });
      const { textContent } = elementIn(container, '.echScreenReaderOnly dl');
      const refers = container.querySelector('[aria-describedby]') !== null;
      unmountAll();
      return { textContent, refers };
    };
    for (const specs of charts) {
      const { textContent, refers } = await summary(specs, true);
      expect(textContent).toContain('Chart type:');
      expect(refers).toBe(true);
      expect(await summary(specs, false)).toEqual({ textContent, refers: false });
    }
  });
});

describe('reference/notes/TooltipPortalSettings', () => {
  it('On annotations: right.', async () => {
    for (const rotation of [0, 90, -90, 180] as const) {
      const { container } = await renderChart(
        <>
          <Tooltip type={TooltipType.Follow} />
          {/* The pointer is far from its points. */}
          <LineSeries
            id="line"
            data={[1, 2, 3].map((x) => ({ x, y: 2 }))}
            xScaleType={ScaleType.Linear}
            xAccessor="x"
            yAccessors={['y']}
          />
          <RectAnnotation
            id="range"
            dataValues={[{ coordinates: { x0: 1, x1: 3, y0: 0, y1: 2 }, details: 'range' }]}
          />
        </>,
        { rotation },
      );
      await move(container, 310, 155);
      await soon(() => {
        const tooltip = elementIn(document, '[id^=echTooltipPortalAnnotation]');
        expect(tooltip.textContent).toContain('range');
        expect(tooltip.dataset.popperPlacement).toBe('right');
      });
      unmountAll();
    }
  });
});

const cellRows = [0, 1, 4, 5].map((value, index) => ({
  x: `x${index}`,
  y: 'y',
  value,
  half: 5 - value,
}));
const bands = [
  { start: 0, end: 3, color: '#aaeecc' },
  { start: 3, end: 10, color: '#22aa66' },
];

describe('reference/notes/DebugState', () => {
  it('At run time each cell also has valueShown, which the type omits: whether its label is drawn. It stays true for cells that the legend hides.', async () => {
    const chart = (visible = true, valueFormatter: (value: number) => string = String) => (
      <Chart size={{ height: 300 }}>
        <Settings
          debugState
          showLegend
          theme={{ heatmap: { cell: { label: { visible } }, xAxisLabel: { visible: false } } }}
        />
        <Heatmap
          id="cells"
          data={cellRows}
          xAccessor="x"
          yAccessor="y"
          valueAccessor="value"
          valueFormatter={valueFormatter}
          colorScale={{ type: 'bands', bands }}
        />
      </Chart>
    );
    const shown = ({ debugState }: Awaited<ReturnType<typeof render>>) =>
      debugState?.heatmap?.cells.map((cell) => 'valueShown' in cell && cell.valueShown);
    const all = [true, true, true, true];
    const none = all.map(() => false);
    expect(shown(await render(chart(false)))).toEqual(none);
    expect(shown(await render(chart(true, () => 'W'.repeat(200))))).toEqual(none);
    unmountAll();
    const { container, rerender, texts } = await render(chart());
    expect(texts).toEqual(expect.arrayContaining(['0', '1', '4', '5']));
    elementIn(container, '.echLegendItem__label').dispatchEvent(
      new window.MouseEvent('click', { bubbles: true, ctrlKey: true }),
    );
    await soon(async () => {
      const hidden = await rerender(chart());
      expect(hidden.texts).not.toContain('1');
      expect(hidden.texts).toContain('4');
      expect(shown(hidden)).toEqual(all);
    });
  });
});

describe('reference/notes/HeatmapSpec', () => {
  it("The field, or the function, that gives a row's value, by which the cell is colored.", async () => {
    type Row = (typeof cellRows)[number];
    const colors = async (valueAccessor: 'value' | 'half' | ((row: Row) => number)) => {
      const { debugState } = await renderChart(
        <Heatmap
          id="cells"
          data={cellRows}
          xAccessor="x"
          yAccessor="y"
          valueAccessor={valueAccessor}
          colorScale={{ type: 'bands', bands }}
        />,
      );
      return debugState?.heatmap?.cells.map(({ fill }) => fill);
    };
    const [pale, dark] = ['rgba(170, 238, 204, 1)', 'rgba(34, 170, 102, 1)'];
    expect(await colors('value')).toEqual([pale, pale, dark, dark]);
    expect(await colors(({ value }) => value)).toEqual([pale, pale, dark, dark]);
    expect(await colors('half')).toEqual([dark, dark, pale, pale]);
  });
});

describe('reference/notes/HeatmapHighlightedData', () => {
  it('List neighboring rows from top to bottom: the mark starts at the first one and is as high as the rows listed.', async () => {
    const rows = ['a', 'b', 'c', 'd'];
    const marked = async (y: string[]) => {
      const { debugState } = await renderChart(
        <Heatmap
          id="cells"
          data={rows.flatMap((row) => [1, 2].map((x) => ({ x, row, value: x })))}
          xAccessor="x"
          yAccessor="row"
          valueAccessor="value"
          colorScale={{ type: 'bands', bands }}
          highlightedData={{ x: [1], y }}
        />,
        { theme: { heatmap: { xAxisLabel: { visible: false } } } },
      );
      const { y: top, height } = debugState!.heatmap!.selection.area!;
      unmountAll();
      return { row: rows[Math.round(top / 75)], rows: Math.round(height / 75) };
    };
    expect(await marked(['b', 'c'])).toEqual({ row: 'b', rows: 2 });
    expect(await marked(['c', 'b'])).toEqual({ row: 'c', rows: 2 });
    expect(await marked(['a', 'd'])).toEqual({ row: 'a', rows: 2 });
    expect(await marked(['unknown', 'b'])).toEqual({ row: 'b', rows: 1 });
  });
});

describe('reference/notes/MetricStyle', () => {
  it('It then also decides the contrast of the text. With a progress bar it does not: the text stands on the background of the tile.', async () => {
    const textColor = async (color: string, blendingBackground?: string, more: object = {}) => {
      const { container } = await renderChart(
        <Metric
          id="metric"
          data={[[{ title: 'title', value: 3, color, valueFormatter: String, ...more }]]}
        />,
        { theme: { metric: { ...(blendingBackground && { blendingBackground }) } } },
      );
      const { color: drawn } = elementIn(container, '.echMetric--outline').style;
      unmountAll();
      return drawn;
    };
    const [translucent, opaque] = ['rgba(0, 0, 255, 0.1)', '#0000ff'];
    const dark = await textColor('#ffffff');
    const light = await textColor('#000000');
    expect(light).not.toBe(dark);
    const trend = { trend: [1, 2].map((x) => ({ x, y: x })), trendShape: 'area' };
    for (const more of [{}, trend]) {
      expect(await textColor(translucent, undefined, more)).toBe(dark);
      expect(await textColor(translucent, '#000000', more)).toBe(light);
      expect(await textColor(translucent, '#ffffff', more)).toBe(dark);
      for (const blending of ['#000000', '#ffffff'])
        expect(await textColor(opaque, blending, more)).toBe(light);
    }
    const progress = { domainMax: 10, progressBarDirection: 'vertical' };
    for (const more of [progress, { ...progress, target: 5 }])
      for (const blending of ['#000000', '#ffffff'])
        expect(await textColor(translucent, blending, more)).toBe(dark);
  });
});
