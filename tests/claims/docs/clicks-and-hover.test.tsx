import type { ReactElement } from 'react';
import {
  ScaleType,
  BarSeries,
  Chart,
  Heatmap,
  LineSeries,
  Partition,
  PartitionLayout,
  Settings,
  type PartitionElementEvent,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { click, drag, mouse, move, surfaceOf } from '../pointer';
import { debugStateOf, render, renderChart } from '../render-chart';
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

describe('docs/clicks-and-hover', () => {
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
