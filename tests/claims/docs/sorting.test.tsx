import type { ReactElement } from 'react';
import {
  AreaSeries,
  Axis,
  BarSeries,
  BinAgg,
  Direction,
  Heatmap,
  LineSeries,
  Position,
  Tooltip,
  type HeatmapProps,
  type Rotation,
  type SeriesCompareFn,
  type XYChartElementEvent,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { codeOn } from '../code-on';
import { combinations } from '../combinations';
import { legendItemsOf } from '../legend-of';
import { move, tooltipAt } from '../pointer';
import { render, renderChart, unmountAll } from '../render-chart';
import { noMargins } from '../two-lines';

const rows = [
  { x: 'a', y: 3 },
  { x: 'b', y: 5 },
  { x: 'c', y: 4 },
];

/** Returns the categories of the x axis, in their order. */
async function categories(settings: object): Promise<unknown[]> {
  const { debugState } = await renderChart(
    <>
      <Axis id="x" position={Position.Bottom} />
      <BarSeries id="bars" data={rows} xAccessor="x" yAccessors={['y']} />
    </>,
    settings,
  );
  return debugState!.axes!.x[0]!.values;
}

const largestFirst = { binAgg: BinAgg.Sum, direction: Direction.Descending };

interface Sorted {
  Series: typeof BarSeries | typeof LineSeries | typeof AreaSeries;
  stacked: boolean;
  xScaleType: 'ordinal' | 'linear' | 'time';
  showLegend?: boolean;
  sort?: SeriesCompareFn;
}

const charts = combinations({
  Series: [BarSeries, LineSeries, AreaSeries],
  stacked: [false, true],
  xScaleType: ['ordinal', 'linear', 'time'],
});

const byName: SeriesCompareFn = (a, b) => String(a.key).localeCompare(String(b.key));
const byNameFalling: SeriesCompareFn = (a, b) => byName(b, a);

/** Returns the series in the order of the legend and of the tooltip of a chart whose `legendSort` is by name. */
async function orders({ Series, stacked, xScaleType, showLegend = true, sort }: Sorted) {
  const rendered = await renderChart(
    <>
      <Tooltip sort={sort} />
      <Series
        id="series"
        data={[1, 2, 3].flatMap((x) => ['b', 'a', 'c'].map((name) => ({ x, name, y: x })))}
        xScaleType={xScaleType}
        xAccessor="x"
        yAccessors={['y']}
        splitSeriesAccessors={['name']}
        stackAccessors={stacked ? ['x'] : undefined}
      />
    </>,
    { showLegend, legendSort: byName },
  );
  const tooltip = await tooltipAt(rendered.container, 310, 150);
  return {
    legend: showLegend
      ? legendItemsOf(rendered)
          .map(({ label }) => label)
          .join()
      : '',
    tooltip: [...tooltip!.querySelectorAll('.echTooltip__label')]
      .map((label) => label.textContent)
      .join(),
  };
}

describe('docs/sorting', () => {
  it('as they first appear in the data, over all series; numbers too', async () => {
    for (const { Series, Other, stacked } of combinations({
      Series: [BarSeries, LineSeries] as unknown as (typeof BarSeries)[],
      Other: [BarSeries, AreaSeries] as unknown as (typeof BarSeries)[],
      stacked: [false, true],
    })) {
      const props = { xScaleType: 'ordinal' as const, xAccessor: 'x', yAccessors: ['y'] };
      const { debugState } = await renderChart(
        <>
          <Axis id="x" position={Position.Bottom} />
          <Series
            id="one"
            data={[
              { x: 10, y: 1 },
              { x: 2, y: 2 },
            ]}
            {...props}
          />
          <Other
            id="two"
            data={[
              { x: 'c', y: 1 },
              { x: 10, y: 2 },
            ]}
            {...props}
            {...(stacked && { stackAccessors: ['x'] })}
          />
        </>,
      );
      expect(debugState!.axes!.x[0]!.values).toEqual([10, 2, 'c']);
    }
  });

  it('by x, whatever the order of the rows', async () => {
    for (const { stacked, xScaleType } of combinations({
      stacked: [false, true],
      xScaleType: ['linear', 'time', 'log'] as const,
    })) {
      const pathOf = async (xs: number[]) => {
        const { debugState } = await renderChart(
          <AreaSeries
            id="area"
            data={xs.map((x) => ({ x, y: x }))}
            xScaleType={xScaleType}
            xAccessor="x"
            yAccessors={['y']}
            {...(stacked && { stackAccessors: ['x'] })}
          />,
        );
        return debugState!.areas![0]!.lines.y1!.path;
      };
      expect(await pathOf([3, 1, 2])).toBe(await pathOf([1, 2, 3]));
    }
  });

  it('as the values of splitSeriesAccessors first appear in the data; the legend lists stacked series of a group before its others', async () => {
    const split = [
      { x: 2, y: 1, k: 'b' },
      { x: 1, y: 1, k: 'a' },
      { x: 2, y: 1, k: 'a' },
      { x: 1, y: 1, k: 'b' },
    ];
    for (const { Series, Other, groupId, stacked } of combinations({
      Series: [BarSeries, LineSeries] as unknown as (typeof BarSeries)[],
      Other: [BarSeries, LineSeries] as unknown as (typeof BarSeries)[],
      groupId: [undefined, 'second'],
      stacked: [false, true],
    })) {
      const props = { xScaleType: 'linear' as const, xAccessor: 'x', yAccessors: ['y'] };
      const rendered = await renderChart(
        <>
          <Series id="one" data={split} splitSeriesAccessors={['k']} {...props} />
          <Other
            id="two"
            groupId={groupId}
            data={split.slice(0, 2)}
            {...props}
            {...(stacked && { stackAccessors: ['x'] })}
          />
        </>,
        { showLegend: true },
      );
      expect(legendItemsOf(rendered).map(({ label }) => label)).toEqual(
        stacked && !groupId ? ['two', 'b', 'a'] : ['b', 'a', 'two'],
      );
    }
  });

  it("Categories are sorted by the alphabet, numbers too: 10 before 2. For another order set xSortPredicate and ySortPredicate, such as to 'dataIndex' for the order of the rows: Sorted axes. With ScaleType.Linear x keeps the order of the rows.", async () => {
    /** Returns the labels of a heatmap with one value in each cell of one row, or of one column. */
    const labels = async (side: 'x' | 'y', names: unknown[], props: Partial<HeatmapProps> = {}) => {
      const { texts } = await renderChart(
        <Heatmap
          id="cells"
          data={names.map((name) => ({ name, value: 77 }))}
          xAccessor={side === 'x' ? 'name' : () => 'one'}
          yAccessor={side === 'y' ? 'name' : () => 'one'}
          valueAccessor="value"
          xScale={{ type: 'ordinal' }}
          colorScale={{ type: 'bands', bands: [{ start: 0, end: 99, color: '#aabbcc' }] }}
          {...props}
        />,
      );
      return texts.filter((text) => text !== '77' && text !== 'one');
    };
    for (const side of ['x', 'y'] as const) {
      const inOrder = { xSortPredicate: 'dataIndex', ySortPredicate: 'dataIndex' } as const;
      expect(await labels(side, ['b', 'c', 'a'])).toEqual(['a', 'b', 'c']);
      expect(await labels(side, [2, 10, 3])).toEqual(['10', '2', '3']);
      expect(await labels(side, ['b', 'c', 'a'], inOrder)).toEqual(['b', 'c', 'a']);
      expect(await labels(side, [2, 10, 3], inOrder)).toEqual(['2', '10', '3']);
    }
    for (const xSortPredicate of [undefined, 'numAsc', 'alphaDesc'] as const) {
      const props = { xScale: { type: 'linear' } as const, xSortPredicate };
      expect(await labels('x', [2, 10, 3], props)).toEqual(['2', '10', '3']);
    }
  });

  it('orderOrdinalBinsBy needs an ordinal x scale.', async () => {
    for (const xScaleType of ['ordinal', 'linear', 'time'] as const) {
      const { debugState } = await renderChart(
        <BarSeries
          id="bars"
          data={[
            { x: 1, y: 1 },
            { x: 2, y: 9 },
          ]}
          xScaleType={xScaleType}
          xAccessor="x"
          yAccessors={['y']}
          color="#aa0011"
        />,
        { orderOrdinalBinsBy: largestFirst },
      );
      const xs = debugState!.bars![0]!.bars.map(({ x }) => x);
      expect(xs).toEqual(xScaleType === 'ordinal' ? [2, 1] : [1, 2]);
    }
  });

  it('rotation={180} mirrors the x axis, and turns the y axis upside down as well. In a chart turned by 90 degrees the first category is on top, by -90 at the bottom.', async () => {
    /** Returns where the pointer is on the first bar of three, which is low; the plot has 600 × 300 px. */
    const firstAt = async (rotation: Rotation) => {
      const over = vi.fn();
      const { container } = await renderChart(
        <BarSeries
          id="bars"
          data={['a', 'b', 'c'].map((x) => ({ x, y: x === 'a' ? 1 : 10 }))}
          xAccessor="x"
          yAccessors={['y']}
        />,
        { rotation, theme: noMargins, onElementOver: over },
      );
      const found = [];
      for (const [name, x, y] of [
        ['left, up from the bottom', 100, 285],
        ['right, down from the top', 500, 15],
        ['top', 30, 50],
        ['bottom', 570, 250],
      ] as const) {
        over.mockClear();
        await move(container, x, y);
        const [elements] = over.mock.calls.at(-1) ?? [];
        const [[element] = []] = (elements ?? []) as XYChartElementEvent[];
        if (element?.x === 'a') found.push(name);
      }
      unmountAll();
      return found;
    };
    expect(await firstAt(0)).toEqual(['left, up from the bottom']);
    expect(await firstAt(180)).toEqual(['right, down from the top']);
    expect(await firstAt(90)).toEqual(['top']);
    expect(await firstAt(-90)).toEqual(['bottom']);
  });

  it('binAgg says how the values of all series in a category are combined: BinAgg.Sum is the default, and BinAgg.None keeps the order of the data.', async () => {
    const direction = Direction.Descending;
    expect(await categories({ orderOrdinalBinsBy: largestFirst })).toEqual(['b', 'c', 'a']);
    expect(await categories({ orderOrdinalBinsBy: { direction } })).toEqual(['b', 'c', 'a']);
    const none = { direction, binAgg: BinAgg.None };
    expect(await categories({ orderOrdinalBinsBy: none })).toEqual(['a', 'b', 'c']);
  });

  it('Sort the rows, or list the categories in xDomain, which wins over orderOrdinalBinsBy.', async () => {
    const xDomain = ['c', 'a', 'b', 'd'];
    expect(await categories({ xDomain, orderOrdinalBinsBy: largestFirst })).toEqual(xDomain);
  });

  it('It orders the legend, and in XY charts the tooltip with it:', async () => {
    for (const chart of charts) {
      const { legend, tooltip } = await orders(chart);
      expect([legend, tooltip]).toEqual(['a,b,c', 'a,b,c']);
    }
  });

  it('sort of Tooltip orders its rows and leaves the legend as it is: Sorted tooltip.', async () => {
    for (const chart of charts) {
      const { legend, tooltip } = await orders({ ...chart, sort: byNameFalling });
      expect([legend, tooltip]).toEqual(['a,b,c', 'c,b,a']);
    }
  });

  it('Without it the rows follow legendSort, also while the legend is hidden.', async () => {
    for (const chart of charts)
      expect((await orders({ ...chart, showLegend: false })).tooltip).toBe('a,b,c');
  });

  it('To reverse it, compare the places of the ids in a list of your own: ids.indexOf(b.specId) - ids.indexOf(a.specId).', async () => {
    const ids = ['b', 'a', 'c'];
    const reversed: SeriesCompareFn = (a, b) => ids.indexOf(b.specId) - ids.indexOf(a.specId);
    for (const { Series, isStacked } of combinations({
      Series: [LineSeries, BarSeries, AreaSeries] as unknown as (typeof BarSeries)[],
      isStacked: [false, true],
    })) {
      const series = ids.map((id) => (
        <Series
          key={id}
          id={id}
          data={[{ x: 1, y: 1 }]}
          xAccessor="x"
          yAccessors={['y']}
          stackAccessors={isStacked ? ['x'] : undefined}
        />
      ));
      const rendered = await renderChart(series, { showLegend: true, legendSort: reversed });
      expect(legendItemsOf(rendered).map(({ label }) => label)).toEqual(['c', 'a', 'b']);
    }
  });

  it('legendSort changes no color.', async () => {
    for (const { Series, isStacked } of combinations({
      Series: [LineSeries, BarSeries, AreaSeries] as unknown as (typeof LineSeries)[],
      isStacked: [false, true],
    })) {
      const colors = async (settings: object, names = ['a', 'b']) => {
        const { debugState } = await renderChart(
          <Series
            id="series"
            data={names.flatMap((name) => [1, 2].map((x) => ({ x, y: x, name })))}
            xAccessor="x"
            yAccessors={['y']}
            splitSeriesAccessors={['name']}
            {...(isStacked && { stackAccessors: ['x'] })}
          />,
          { showLegend: true, ...settings },
        );
        const items = debugState!.legend!.items.map(({ name, color }) => `${name} ${color}`);
        return { order: items.map((item) => item[0]).join(''), items: [...items].sort() };
      };
      const plain = await colors({});
      const legendSorted = await colors({ legendSort: byNameFalling });
      expect([plain.order, legendSorted.order]).toEqual(['ab', 'ba']);
      expect(legendSorted.items).toEqual(plain.items);
      for (const sorted of [
        await colors({ renderingSort: byNameFalling }),
        await colors({}, ['b', 'a']),
      ])
        expect(sorted.items).not.toEqual(plain.items);
    }
  });

  describe('top and others', () => {
    interface Row {
      x: string;
      series: string;
      value: number | null;
    }
    const { topAndOthers, TopFive } = codeOn<{
      topAndOthers: (rows: Row[], count: number, others?: string) => Row[];
      TopFive: (props: { rows: Row[] }) => ReactElement;
    }>('docs/sorting', 'topAndOthers');
    const row = (x: string, series: string, value: number | null) => ({ x, series, value });
    // The largest series lacks the first x.
    const uneven = [
      row('Tue', 'f', 1),
      row('Tue', 'b', 4),
      row('Tue', 'g', null),
      row('Mon', 'a', 50),
      row('Mon', 'c', 6),
      row('Mon', 'd', 7),
      row('Mon', 'b', NaN),
      row('Sun', 'g', 2),
      row('Sun', 'e', 8),
      row('Sun', 'f', 1),
    ];

    it('This function keeps the series with the largest sums, largest first, and adds up the others at each x. The order of the x values stays as it is in the data:', async () => {
      expect(topAndOthers(uneven, 1)).toEqual([
        row('Tue', 'a', null),
        row('Tue', 'Others', 5),
        row('Mon', 'a', 50),
        row('Mon', 'Others', 13),
        row('Sun', 'a', null),
        row('Sun', 'Others', 11),
      ]);
      expect(topAndOthers([], 5)).toEqual([]);
      const { debugState, texts } = await render(
        <>
          <TopFive rows={uneven} />
          <TopFive rows={[]} />
        </>,
      );
      expect(debugState).toBeUndefined();
      const axis = texts.filter((text) => ['Tue', 'Mon', 'Sun'].includes(text));
      expect(axis).toEqual(['Tue', 'Mon', 'Sun']);
    });

    it('The largest series lies at the bottom and "Others" on top, because each x has a row for every series, in that order.', async () => {
      const rows = topAndOthers(uneven, 2);
      const stacked = await renderChart(
        <BarSeries
          id="bars"
          data={rows}
          xAccessor="x"
          yAccessors={['value']}
          splitSeriesAccessors={['series']}
          stackAccessors={['x']}
          color={({ splitAccessors }) =>
            splitAccessors.get('series') === 'Others' ? '#654321' : '#123456'
          }
        />,
        { showLegend: true },
      );
      expect(stacked.debugState!.bars!.map(({ name }) => name)).toEqual(['a', 'e', 'Others']);
      const pathsOf = (color: string) =>
        [...stacked.svg.matchAll(new RegExp(`<path fill="${color}" d="([^"]+)"`, 'g'))].map(
          ([, path = '']) =>
            [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, , y]) => Number(y)),
        );
      const tops = (color: string) => pathsOf(color).map((ys) => Math.min(...ys));
      expect(tops('#654321')).toHaveLength(3);
      // Monday: the others end where the chart ends, above the largest series.
      expect(Math.min(...tops('#654321'))).toBeLessThan(Math.min(...tops('#123456')));
    });
  });
});
