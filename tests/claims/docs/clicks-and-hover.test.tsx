import type { ReactElement } from 'react';
import {
  AreaSeries,
  ScaleType,
  BarSeries,
  Chart,
  Heatmap,
  LineSeries,
  Metric,
  Partition,
  PartitionLayout,
  Settings,
  Tooltip,
  TooltipType,
  Wordcloud,
  type PartitionElementEvent,
  type SettingsProps,
  type XYChartElementEvent,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { combinations } from '../combinations';
import { otherCharts } from '../every-chart';
import { click, drag, mouse, move, surfaceOf } from '../pointer';
import { debugStateOf, elementIn, render, renderChart, unmountAll } from '../render-chart';
import { noMargins, twoFields, twoLines } from '../two-lines';

const props = {
  data: [
    { x: 'A', y: 1 },
    { x: 'B', y: 4 },
  ],
  xAccessor: 'x' as const,
  yAccessors: ['y' as const],
};
const bars = <BarSeries id="bars" {...props} />;
const points = <LineSeries id="line" {...props} />;
const slices = (
  <Partition
    id="slices"
    data={props.data}
    valueAccessor={({ y }: { y: number }) => y}
    layers={[{ groupByRollup: ({ x }: { x: string }) => x }]}
  />
);
const cells = (
  <Heatmap
    id="cells"
    data={props.data}
    xAccessor="x"
    yAccessor={() => 'row'}
    valueAccessor="y"
    colorScale={{ type: 'bands', bands: [{ start: 0, end: 9, color: '#aaeecc' }] }}
  />
);

/** A chart of each family with elements, and a position of an element. */
const families = {
  bars: [bars, 150, 280],
  points: [points, 150, 225],
  partition: [slices, 350, 150],
  heatmap: [cells, 200, 120],
  goal: [otherCharts.goal, 300, 60],
  metric: [otherCharts.metric, 100, 100],
  wordCloud: [otherCharts.wordCloud, 300, 150],
} as const;
type Family = keyof typeof families;
const familyNames = Object.keys(families) as Family[];
/** What listens to the mouse in place of the chart. */
const tiles: Partial<Record<Family, string>> = { metric: '.echMetric', wordCloud: 'svg text' };

/** Presses and releases the mouse on an element of a chart, and returns the arguments of `onElementClick`. */
async function clicked(family: Family, init: MouseEventInit = {}, distance = 0) {
  const calls: unknown[][] = [];
  const [specs, x, y] = families[family];
  const { container } = await renderChart(specs, {
    onElementClick: (...args: unknown[]) => calls.push(args),
  });
  const tile = tiles[family];
  if (tile) {
    const target = elementIn(container, tile);
    await mouse(target, 'mousedown', x, y, init);
    await mouse(target, 'mouseup', x + distance, y, init);
    // Browsers send no click for the right button.
    if (init.button !== 2) await mouse(target, 'click', x + distance, y, init);
  } else await drag(container, [x, y], [x + distance, y], init);
  unmountAll();
  return calls;
}

let withoutTooltip: Promise<void> | undefined;
/** Tests for several sentences that `TooltipType.None` stops listeners, in XY charts only. */
const expectStopped = () => (withoutTooltip ??= compareTooltips());

async function compareTooltips() {
  for (const family of ['bars', 'points', 'partition', 'heatmap', 'goal'] as const)
    for (const [tooltip, stops] of [
      [undefined, false],
      [<Tooltip key="none" type={TooltipType.None} />, family === 'bars' || family === 'points'],
      [<Tooltip key="own" customTooltip={() => null} />, false],
    ] as const) {
      const calls: string[] = [];
      const [specs, x, y] = families[family];
      const { container } = await renderChart(
        <>
          {tooltip}
          {specs}
        </>,
        {
          onElementOver: () => calls.push('over'),
          onElementClick: () => calls.push('click'),
          onElementOut: () => void calls.push('out'),
        },
      );
      await click(container, x, y);
      await mouse(surfaceOf(container), 'mouseleave', -9, -9);
      await move(container, -9, -9);
      expect(calls, family).toEqual(stops ? [] : ['over', 'click', 'out']);
      unmountAll();
    }
}

let noElements: Promise<void> | undefined;
/** Tests for several sentences that some charts do not report elements. */
const expectNoElements = () => (noElements ??= pointEverywhere());

async function pointEverywhere() {
  for (const chart of [otherCharts.bullet, otherCharts.timeslip]) {
    const listener = vi.fn();
    const { container } = await renderChart(chart, {
      onElementClick: listener,
      onElementOver: listener,
      onElementOut: listener,
    });
    const target = container.querySelector('.echChartPointerContainer, canvas')!;
    for (const x of [100, 200, 300])
      for (const y of [60, 100, 150])
        for (const type of ['mousemove', 'mousedown', 'mouseup', 'click'])
          await mouse(target, type, x, y);
    expect(listener).not.toHaveBeenCalled();
  }
}

let pairs: Promise<void> | undefined;
/** Tests for several sentences what the listener gets in a chart with axes. */
const expectPairs = () => (pairs ??= clickSegments());

async function clickSegments() {
  const rows = [1, 2].flatMap((x) => ['a', 'b'].map((team) => ({ x, team, count: 5 })));
  for (const { xScaleType, stackMode } of combinations({
    xScaleType: [ScaleType.Linear, ScaleType.Ordinal],
    stackMode: [undefined, 'percentage'] as const,
  }))
    for (const [y, team] of [
      [75, 'b'],
      [225, 'a'],
    ] as const) {
      const onElementClick = vi.fn();
      const { container } = await renderChart(
        <BarSeries
          id="teams"
          data={rows}
          xScaleType={xScaleType}
          xAccessor="x"
          yAccessors={['count']}
          splitSeriesAccessors={['team']}
          stackAccessors={['x']}
          stackMode={stackMode}
        />,
        { onElementClick, theme: noMargins },
      );
      await click(container, 450, y);
      const [elements] = onElementClick.mock.calls[0] as [XYChartElementEvent[]];
      expect(elements).toHaveLength(1);
      const [geometry, series] = elements[0]!;
      expect(geometry.datum).toBe(rows.find((row) => row.x === 2 && row.team === team));
      expect(geometry).toMatchObject({ x: 2, y: stackMode ? 0.5 : 5 });
      expect(series.splitAccessors.get('team')).toBe(team);
      unmountAll();
    }
}

describe('docs/interaction', () => {
  it(
    'In XY charts TooltipType.None also stops onElementClick, onElementOver and onElementOut. To hide the tooltip and keep them, pass a customTooltip that returns null.',
    expectStopped,
  );

  it('Bullet and Timeslip call no element listeners.', expectNoElements);

  it(
    'In a chart with axes it is a pair of geometry and series identifier, XYChartElementEvent; the geometry has x, y and the datum.',
    expectPairs,
  );
});

describe('docs/clicks-and-hover', () => {
  it(
    'In a stack the listener gets the segment that was hit; its second entry, the series identifier, has the values that split the series.',
    expectPairs,
  );

  it('element[0].datum is your row', async () => {
    const rows = [1000, 2000, 3000].map((x) => ({ x, y: 1, note: `row ${x}` }));
    for (const { Series, xScaleType } of combinations({
      Series: [BarSeries, LineSeries, AreaSeries] as unknown as (typeof LineSeries)[],
      xScaleType: [ScaleType.Linear, ScaleType.Time, ScaleType.Ordinal],
    })) {
      const onElementClick = vi.fn();
      const { container } = await renderChart(
        <Series id="rows" data={rows} xScaleType={xScaleType} xAccessor="x" yAccessors={['y']} />,
        { onElementClick, theme: noMargins },
      );
      await click(container, 300, 2);
      const [[[geometry]]] = onElementClick.mock.calls[0] as [[XYChartElementEvent]];
      expect(geometry.datum).toBe(rows[1]);
      unmountAll();
    }
  });

  it('element[0].datum has x, y and value', async () => {
    const [[elements] = []] = await clicked('heatmap');
    expect(elements).toEqual([
      [
        expect.objectContaining({
          datum: expect.objectContaining({ x: 'A', y: 'row', value: 1 }) as unknown,
        }),
        expect.anything(),
      ],
    ]);
  });

  it('row and column of your data', async () => {
    const onElementClick = vi.fn();
    const tile = { title: 'Tile', color: '#6dccb1', value: 4, valueFormatter: String };
    const { container } = await renderChart(
      <Metric id="tiles" data={[[tile, tile], [tile, undefined], [tile]]} />,
      { onElementClick },
    );
    for (const element of container.querySelectorAll('.echMetric')) {
      await mouse(element, 'mousedown', 9, 9);
      await mouse(element, 'mouseup', 9, 9);
    }
    expect(
      onElementClick.mock.calls.map(([[{ rowIndex, columnIndex }]]) => [rowIndex, columnIndex]),
    ).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [2, 0],
    ]);
  });

  it('element[0] is your word', async () => {
    const [[elements] = []] = await clicked('wordCloud');
    expect(elements).toEqual([[{ text: 'word', weight: 1, color: '#0077bb' }, expect.anything()]]);
  });

  it('XY charts and heatmaps pass a second argument with the modifier keys: keyPressed.shiftKey.', async () => {
    for (const family of familyNames)
      for (const shiftKey of [false, true]) {
        const [[, second] = []] = await clicked(family, { shiftKey });
        if (['bars', 'points', 'heatmap'].includes(family))
          expect(second, family).toMatchObject({ keyPressed: { shiftKey } });
        else expect(second, family).toBeUndefined();
      }
  });

  it('A drag is no click: a press that moves more than 4 px before it ends does not count, except in metrics and word clouds.', async () => {
    for (const family of familyNames) {
      expect(await clicked(family, {}, 4), family).toHaveLength(1);
      expect(await clicked(family, {}, 5), family).toHaveLength(tiles[family] ? 1 : 0);
    }
  });

  it('Clicks with Ctrl count in metrics and word clouds only, clicks with the right button in metrics only.', async () => {
    for (const family of familyNames) {
      expect(await clicked(family, { ctrlKey: true }), family).toHaveLength(tiles[family] ? 1 : 0);
      expect(await clicked(family, { button: 2 }), family).toHaveLength(
        family === 'metric' ? 1 : 0,
      );
    }
  });

  it(
    'TooltipType.None stops element listeners of XY charts. Pass a customTooltip that returns null.',
    expectStopped,
  );

  it('Bullet and timeslip charts report no elements.', expectNoElements);

  it('onElementOver is called with the elements under the pointer, onElementOut when none is left. From one element straight to the next there is no onElementOut in between, except in metrics and word clouds.', async () => {
    const tile = { title: 'Tile', color: '#6dccb1', value: 4, valueFormatter: String };
    const words = ['one', 'two'].map((text) => ({ text, weight: 1, color: '#0077bb' }));
    const noGaps = { ...noMargins, scales: { barsPadding: 0 } };
    for (const [specs, first, second, selector] of [
      [bars, [290, 290], [310, 290]],
      [points, [295, 160], [305, 150]],
      [slices, [310, 50], [290, 50]],
      [cells, [250, 120], [350, 120]],
      [<Metric key="tiles" id="tiles" data={[[tile, tile]]} />, [9, 9], [9, 9], '.echMetric'],
      [<Wordcloud key="words" id="words" data={words} />, [9, 9], [9, 9], 'svg text'],
    ] as [ReactElement, [number, number], [number, number], string?][]) {
      const calls: string[] = [];
      const { container } = await renderChart(specs, {
        onElementOver: (elements) => calls.push(`over ${elements.length}`),
        onElementOut: () => void calls.push('out'),
        theme: noGaps,
        pointBuffer: 999,
      });
      if (selector) {
        const [one, other] = container.querySelectorAll(selector);
        for (const [type, target, relatedTarget] of [
          ['mouseover', one, null],
          ['mouseout', one, other],
          ['mouseover', other, one],
          ['mouseout', other, null],
        ] as const)
          await mouse(target!, type, 9, 9, { relatedTarget });
        expect(calls).toEqual(['over 1', 'out', 'over 1', 'out']);
      } else {
        await move(container, ...first);
        await move(container, ...second);
        await mouse(surfaceOf(container), 'mouseleave', -9, -9);
        await move(container, -9, -9);
        expect(calls, specs.props.id).toEqual(['over 1', 'over 1', 'out']);
      }
      unmountAll();
    }
  });

  it('With onElementClick the cursor is a pointer over bars, points, slices and cells.', async () => {
    for (const [name, specs, x, y] of [
      ['bars', bars, 150, 280],
      ['points', points, 150, 225],
      ['slices', slices, 350, 150],
      ['cells', cells, 200, 120],
    ] as const) {
      const cursor = async (settings: SettingsProps) => {
        const { container } = await renderChart(specs, settings);
        await move(container, x, y);
        return getComputedStyle(surfaceOf(container)).cursor;
      };
      expect(await cursor({ onElementClick: () => undefined }), name).toBe('pointer');
      // Over cells it is one without a listener too.
      if (name !== 'cells') expect(await cursor({}), name).not.toBe('pointer');
    }
  });

  it('A click on a slice of a pie gives its key and its sum, not its rows: groupByRollup and value of the last layer.', async () => {
    const events: PartitionElementEvent[] = [];
    const parts = [
      { k: 'A', part: 'one', n: 1 },
      { k: 'A', part: 'one', n: 4 },
    ];
    const layers = [
      { groupByRollup: ({ k }: (typeof parts)[0]) => k, nodeLabel: (key: unknown) => `${key}!` },
      { groupByRollup: ({ part }: (typeof parts)[0]) => part },
    ];
    for (const [count, x] of [
      [1, 350],
      [2, 330],
      [2, 410],
    ] as const) {
      const { container } = await renderChart(
        <Partition
          id="pie"
          data={parts}
          valueAccessor={({ n }) => n}
          layers={layers.slice(0, count)}
        />,
        { onElementClick: ([element]) => events.push(element as PartitionElementEvent) },
      );
      await click(container, x, 150);
    }
    const clicked = events.map(([path]) => path.at(-1)!);
    expect(clicked.map(({ groupByRollup, value }) => [groupByRollup, value])).toEqual([
      ['A', 5],
      ['A', 5],
      ['one', 5],
    ]);
    expect(JSON.stringify(events)).not.toContain('"n":');
  });

  it('element[0] lists the layers, the clicked one last', async () => {
    const parts = [
      { k: 'A', part: 'one', n: 3 },
      { k: 'A', part: 'two', n: 4 },
      { k: 'B', part: 'one', n: 5 },
    ];
    for (const layout of [
      PartitionLayout.sunburst,
      PartitionLayout.treemap,
      PartitionLayout.icicle,
      PartitionLayout.mosaic,
    ]) {
      const paths = new Set<string>();
      const onElementClick: SettingsProps['onElementClick'] = ([element]) => {
        const [path] = element as PartitionElementEvent;
        paths.add(path.map(({ groupByRollup }) => groupByRollup).join(' '));
      };
      const { container } = await renderChart(
        <Partition
          id="parts"
          layout={layout}
          data={parts}
          valueAccessor={({ n }) => n}
          layers={[
            { groupByRollup: ({ k }: (typeof parts)[0]) => k },
            { groupByRollup: ({ part }: (typeof parts)[0]) => part },
          ]}
        />,
        { onElementClick },
      );
      for (const x of [230, 270, 330, 370])
        for (const y of [60, 120, 180, 240]) await click(container, x, y);
      const possible = ['A', 'A one', 'A two', 'B', 'B one'];
      expect(paths.size, layout).toBeGreaterThan(1);
      expect(possible, layout).toEqual(expect.arrayContaining([...paths]));
      // Both rings have been clicked.
      if (layout === PartitionLayout.sunburst) expect([...paths].sort()).toEqual(possible);
    }
  });

  it('No prop reports it. Keep the element under the pointer and listen to contextmenu around the chart:', async () => {
    const calls: string[] = [];
    const { container } = await render(
      <div onContextMenu={() => calls.push('menu')}>
        <Chart size={{ height: 300 }}>
          <Settings
            onElementOver={() => calls.push('over')}
            onElementClick={() => calls.push('click')}
          />
          {bars}
        </Chart>
      </div>,
    );
    await move(container, 150, 280);
    await mouse(surfaceOf(container), 'mousedown', 150, 280, { button: 2 });
    await mouse(surfaceOf(container), 'mouseup', 150, 280, { button: 2 });
    await mouse(surfaceOf(container), 'contextmenu', 150, 280, { button: 2 });
    expect(calls).toEqual(['over', 'menu']);
  });

  it('Over cells of a heatmap it is a pointer without a listener, too. The cursor is an inline style, so CSS needs !important:', async () => {
    const cursorOver = async (chart: ReactElement) => {
      const { container } = await renderChart(chart);
      await move(container, 300, 120);
      return (surfaceOf(container) as HTMLElement).style.cursor;
    };
    expect(
      await cursorOver(
        <Heatmap
          id="cells"
          data={[{ x: 'a', y: 'm', value: 1 }]}
          xAccessor="x"
          yAccessor="y"
          valueAccessor="value"
          xScale={{ type: ScaleType.Ordinal }}
          colorScale={{ type: 'bands', bands: [{ start: 0, end: 5, color: '#aaeecc' }] }}
        />,
      ),
    ).toBe('pointer');
    const bars = <BarSeries id="bars" data={twoFields} xAccessor="x" yAccessors={['b']} />;
    expect(await cursorOver(bars)).not.toBe('pointer');
  });

  it('Set the class with className of the Chart.', async () => {
    const { container } = await render(
      <Chart size={{ height: 100 }} className="not-clickable">
        {twoLines()}
      </Chart>,
    );
    expect(container.querySelector('.not-clickable .echChartPointerContainer')).not.toBeNull();
  });

  it('Points cannot be dragged: to let users change a value, take it from such a click.', async () => {
    const onProjectionClick = vi.fn();
    const drawn = await renderChart(twoLines(), { onProjectionClick, theme: noMargins });
    const values = () =>
      debugStateOf(drawn.container)!.lines!.map(({ points }) => points.map(({ y }) => y));
    const before = values();
    // The point at x 3 of 1 to 5, y 2.
    await drag(drawn.container, [300, 2], [300, 200]);
    expect(values()).toEqual(before);
    await drag(drawn.container, [300, 150], [300, 150]);
    const [{ x, y }] = onProjectionClick.mock.calls.at(-1) as [
      { x: number; y: { value: number }[] },
    ];
    expect(x).toBe(3);
    expect(y[0]!.value).toBeCloseTo(1, 1);
  });
});
