import {
  AreaSeries,
  BarSeries,
  LegendValue,
  LineSeries,
  Partition,
  PartitionLayout,
  Position,
  type SettingsProps,
} from '@elastic/charts';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { heatmap, lines, partition } from '../../chart-types';
import { highlighted } from '../../highlighted';
import { legendItemsOf, legendOf, legendSizeOf } from '../../legend-of';
import { move } from '../../pointer';
import { renderChart, unmountAll } from '../../render-chart';
import { soon } from '../../soon';

const chart = (specs: ReactNode, settings: SettingsProps) =>
  renderChart(specs, { showLegend: true, ...settings });
const itemsOf = async (specs: ReactNode, settings: SettingsProps = {}) =>
  legendItemsOf(await chart(specs, settings));
const labelsOf = async (specs: ReactNode, settings: SettingsProps = {}) =>
  (await itemsOf(specs, settings)).map(({ label }) => label);

const withStrategy = (specs: ReactNode, legendStrategy: SettingsProps['legendStrategy']) =>
  highlighted(specs, { legendStrategy });

/** Expects that a listener is called neither for clicks nor for keys on legend items. */
async function expectNoCall(name: 'onLegendItemPlusClick' | 'onLegendItemMinusClick') {
  const unused = vi.fn();
  const onLegendItemClick = vi.fn();
  const legend = legendOf(await chart(lines, { onLegendItemClick, [name]: unused }));
  for (const label of legend.querySelectorAll('.echLegendItem__label'))
    for (const keys of [{}, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])
      label.dispatchEvent(new window.MouseEvent('click', { bubbles: true, ...keys }));
  for (const mark of legend.querySelectorAll<HTMLElement>('.echLegendItem__color')) mark.click();
  expect(onLegendItemClick).toHaveBeenCalledTimes(8);
  expect(unused).not.toHaveBeenCalled();
}

/** Returns which figures the legend of a partition shows. */
async function figuresOfPartition() {
  const figures: LegendValue[] = [];
  const { Value, CurrentAndLastValue, LastValue, Max, Total } = LegendValue;
  for (const value of [CurrentAndLastValue, LastValue, Max, Total, Value]) {
    const { textContent } = legendOf(await chart(partition, { legendValues: [value] }));
    if (/\d/.test(textContent ?? '')) figures.push(value);
  }
  return figures;
}

/** Expects that a stacked bar follows an unstacked one if a bar of another group is between them. */
async function expectStackedBehind() {
  const bar = (id: string, groupId?: string) => (
    <BarSeries
      key={id}
      id={id}
      groupId={groupId}
      data={[{ x: 1, y: 2 }]}
      xAccessor="x"
      yAccessors={['y']}
      stackAccessors={id === 'stacked' ? ['x'] : undefined}
    />
  );
  const series = [bar('plain'), bar('other', 'other'), bar('stacked')];
  const ids = ['plain', 'other', 'stacked'];
  const renderingSort: SettingsProps['renderingSort'] = (a, b) =>
    ids.indexOf(a.specId) - ids.indexOf(b.specId);
  expect(await labelsOf(series)).toEqual(ids);
  expect(await labelsOf([...series].reverse(), { renderingSort })).toEqual(ids);
  const withoutOther = series.filter(({ key }) => key !== 'other');
  expect(await labelsOf(withoutOther)).toEqual(['stacked', 'plain']);
}

describe('reference/notes/SettingsSpec', () => {
  it('A series of another group in between can keep a stacked one behind.', () =>
    expectStackedBehind());
});

describe('reference/notes/LegendSpec', () => {
  it('A side at the left or right lists the items in a column, at the top or bottom in rows; a legend table has a row for each item on every side.', async () => {
    for (const legendPosition of Object.values(Position)) {
      const isAtSide = legendPosition === Position.Left || legendPosition === Position.Right;
      const classesOf = async (settings: SettingsProps) => {
        const { container } = await chart(lines, { legendPosition, ...settings });
        return {
          isVertical: container.querySelector('.echLegend--vertical') !== null,
          rows: container.querySelectorAll('.echLegendTable__row').length,
        };
      };
      expect(await classesOf({})).toEqual({ isVertical: isAtSide, rows: 0 });
      const tables: SettingsProps[] = [
        { legendLayout: 'table' },
        { legendValues: [LegendValue.Max] },
      ];
      // A row for the header, and one for each of the two lines.
      for (const table of tables) expect((await classesOf(table)).rows).toBe(3);
    }
  });

  // legendMaxDepth
  it('Other charts ignore it.', async () => {
    for (const specs of [lines, heatmap]) {
      const items = await itemsOf(specs);
      expect(items).toHaveLength(2);
      for (const legendMaxDepth of [0, 1])
        expect(await itemsOf(specs, { legendMaxDepth })).toEqual(items);
    }
    expect(await itemsOf(partition)).toHaveLength(5);
    expect(await itemsOf(partition, { legendMaxDepth: 1 })).toHaveLength(2);
  });

  // flatLegend
  it('Other charts ignore it.', async () => {
    for (const specs of [lines, heatmap])
      expect(await itemsOf(specs, { flatLegend: true })).toEqual(await itemsOf(specs));
    const indented = (await itemsOf(partition)).some(({ indent }) => indent > 0);
    const flat = (await itemsOf(partition, { flatLegend: true })).some(({ indent }) => indent > 0);
    expect([indented, flat]).toEqual([true, false]);
  });

  // legendStrategy
  it('Other charts ignore it.', async () => {
    for (const specs of [lines, heatmap])
      expect(await withStrategy(specs, 'node')).toBe(
        await withStrategy(specs, 'nodeWithDescendants'),
      );
    expect(await withStrategy(partition, 'node')).not.toBe(
      await withStrategy(partition, 'nodeWithDescendants'),
    );
  });

  it('A horizontal table and a floating vertical legend ignore it.', async () => {
    const height = async (legendSize?: number, settings: SettingsProps = {}) =>
      legendSizeOf(await chart(lines, { legendPosition: Position.Top, legendSize, ...settings }))
        .height;
    const table: SettingsProps = { legendValues: [LegendValue.Min] };
    expect(await height(130, table)).toBe(await height(undefined, table));
    expect(await height(20, table)).toBe(await height(undefined, table));
    expect(await height(130)).toBe(130);
    const floating = {
      vAlign: 'top',
      hAlign: 'right',
      direction: 'vertical',
      floating: true,
    } as const;
    const width = async (legendSize?: number) =>
      legendSizeOf(await chart(lines, { legendPosition: floating, legendSize })).width;
    expect(await width(150)).toEqual(await width());
  });

  it('Partition charts use it only with flatLegend; heatmaps ignore it.', async () => {
    const never = vi.fn(() => -1);
    expect(await labelsOf(heatmap, { legendSort: never })).toEqual(await labelsOf(heatmap));
    expect(await labelsOf(partition, { legendSort: never })).toEqual(await labelsOf(partition));
    expect(never).not.toHaveBeenCalled();
    const legendSort: SettingsProps['legendSort'] = (a, b) => b.key.localeCompare(a.key);
    const sorted = await labelsOf(partition, { flatLegend: true, legendSort });
    expect(sorted).toEqual([...sorted].sort().reverse());
    expect(sorted).not.toEqual(await labelsOf(partition, { flatLegend: true }));
  });

  it('With false they are always visible.', async () => {
    const opacity = async (legendActionOnHover: boolean) => {
      const legendAction = () => <button type="button">Menu</button>;
      const legend = legendOf(await chart(lines, { legendAction, legendActionOnHover }));
      const action = legend.querySelector('.echLegendItem__action')!;
      expect(action.textContent).toBe('Menu');
      return getComputedStyle(action).getPropertyValue('opacity');
    };
    expect(await opacity(false)).not.toBe('0');
    expect(await opacity(true)).toBe('0');
  });

  it('Has no effect: nothing in the library calls it.', () =>
    expectNoCall('onLegendItemPlusClick'));

  it('Has no effect: nothing in the library calls it.', () =>
    expectNoCall('onLegendItemMinusClick'));

  it('Default: inferred from the chart: XY series as they follow each other in the chart, of a group the stacked ones first; renderingSort changes this order.', async () => {
    const line = { data: [{ x: 1, y: 2 }], xAccessor: 'x', yAccessors: ['y'] };
    const series = [
      <LineSeries key="line" id="line" {...line} />,
      <BarSeries key="bar" id="bar" {...line} />,
      <AreaSeries key="area" id="area" {...line} />,
      <BarSeries key="stacked" id="stacked" {...line} stackAccessors={['x']} />,
      <BarSeries key="other" id="other" groupId="other" {...line} stackAccessors={['x']} />,
    ];
    expect(await labelsOf(series)).toEqual(['stacked', 'line', 'bar', 'area', 'other']);
    expect(await labelsOf([...series].reverse())).toEqual([
      'other',
      'stacked',
      'area',
      'bar',
      'line',
    ]);
    const renderingSort: SettingsProps['renderingSort'] = (a, b) =>
      a.specId.localeCompare(b.specId);
    const sorted = await labelsOf(series, { renderingSort });
    expect(sorted.indexOf('area')).toBeLessThan(sorted.indexOf('line'));
    expect(await labelsOf([...series].reverse(), { renderingSort })).toEqual(sorted);
  });

  it('A series of another group in between can keep a stacked one behind.', () =>
    expectStackedBehind());

  const { icicle, flame, mosaic, sunburst, treemap, waffle } = PartitionLayout;
  const tree = async (layout: PartitionLayout, sortPredicate?: 'by key' | null) => {
    const data = [
      { outer: 'm', inner: 'z', value: 3 },
      { outer: 'x', inner: 'c', value: 1 },
      { outer: 'x', inner: 'b', value: 7 },
    ];
    const sort = sortPredicate && {
      sortPredicate: ([a]: [unknown, ...unknown[]], [b]: [unknown, ...unknown[]]) =>
        String(a).localeCompare(String(b)),
    };
    const labels = await labelsOf(
      <Partition
        id="partition"
        layout={layout}
        data={data}
        valueAccessor={({ value }: (typeof data)[number]) => value}
        layers={[
          { groupByRollup: ({ outer }: (typeof data)[number]) => outer, ...sort },
          { groupByRollup: ({ inner }: (typeof data)[number]) => inner, ...sort },
        ]}
      />,
    );
    return labels.join(' ');
  };

  it('Partition charts list each node before its children, siblings in the order of sortPredicate or from high to low.', async () => {
    for (const layout of [mosaic, sunburst, treemap]) {
      expect(await tree(layout)).toBe('x b c m z');
      expect(await tree(layout, 'by key')).toBe('m z x b c');
    }
  });

  it('Flame and icicle layouts list all labels in alphabetical order, waffles the values of each layer from high to low.', async () => {
    for (const sort of [null, 'by key'] as const) {
      for (const layout of [icicle, flame]) expect(await tree(layout, sort)).toBe('b c m x z');
      expect(await tree(waffle, sort)).toBe('x m b z c');
    }
  });

  it('They show LegendValue.Value only under the pointer.', async () => {
    for (const legendLayout of [undefined, 'table', 'list'] as const)
      for (const legendPosition of [Position.Right, Position.Bottom]) {
        const rendered = await chart(lines, {
          legendValues: [LegendValue.Value],
          legendLayout,
          legendPosition,
        });
        expect(legendOf(rendered).textContent).not.toMatch(/\d/);
        await move(rendered.container, 5, 100);
        // The first row has the values 2 and 4.
        await soon(() => expect(legendOf(rendered).textContent).toMatch(/2.*4/));
        unmountAll();
      }
  });

  it('Partition charts have only LegendValue.Value, and show it for LegendValue.CurrentAndLastValue, too.', async () => {
    expect(await figuresOfPartition()).toEqual([
      LegendValue.CurrentAndLastValue,
      LegendValue.Value,
    ]);
  });
});
