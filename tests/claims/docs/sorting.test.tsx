import type { ReactElement } from 'react';
import {
  AreaSeries,
  Axis,
  BarSeries,
  BinAgg,
  Direction,
  LineSeries,
  Position,
  Tooltip,
  type SeriesCompareFn,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { codeOn } from '../code-on';
import { combinations } from '../combinations';
import { legendItemsOf } from '../legend-of';
import { tooltipAt } from '../pointer';
import { render, renderChart } from '../render-chart';

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
