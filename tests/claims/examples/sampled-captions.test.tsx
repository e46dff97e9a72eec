import * as library from '@elastic/charts';
import {
  BarSeries,
  Chart,
  GroupBy,
  Heatmap,
  Partition,
  PartitionLayout,
  Settings,
  SmallMultiples,
  type SeriesCompareFn,
} from '@elastic/charts';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { loadModule } from '../../../plugins/chart-examples/headless';
import { heatmap, partition } from '../chart-types';
import { drawnAt } from '../drawn-at';
import { render, renderChart, unmountAll } from '../render-chart';
import { showExample } from '../show-example';

/** Renders an example, with a component of the library that does not get one of its props. */
async function showWithout(id: string, component: 'BarSeries' | 'Settings', prop: string) {
  const original = library[component] as ComponentType<object>;
  const Without = (props: object) =>
    createElement(
      original,
      Object.fromEntries(Object.entries(props).filter(([name]) => name !== prop)),
    );
  const { default: Example } = loadModule<{ default: ComponentType }>(
    `${process.cwd()}/examples/${id}.tsx`,
    { '@elastic/charts': { ...library, [component]: Without } },
  );
  return render(
    <div style={{ width: 600 }}>
      <Example />
    </div>,
  );
}

describe('examples/accessibility/hidden-table', () => {
  it('ariaTableCaption gives it a caption in your words.', async () => {
    const { container } = await showExample('accessibility/hidden-table');
    const caption = (root: ParentNode) => root.querySelector('table caption')?.textContent;
    expect(caption(container)).toBe('Energy by use, in kilowatt hours a year');
    for (const layout of Object.values(PartitionLayout)) {
      const { container } = await renderChart(
        <Partition
          id="parts"
          layout={layout}
          data={[{ name: 'A', value: 1 }]}
          valueAccessor={({ value }) => value}
          layers={[{ groupByRollup: ({ name }: { name: string }) => name }]}
        />,
        { ariaTableCaption: 'My words' },
      );
      expect(caption(container)).toBe('My words');
    }
    expect(caption((await renderChart(partition)).container)).toMatch(
      /^The table fully represents/,
    );
    unmountAll();
  });
});

describe('examples/bar/population-pyramid', () => {
  it('stackAccessors puts both on the same line of the turned chart.', async () => {
    /** Returns from where to where the first bar of a color reaches across the turned chart. */
    const across = (svg: string, color: string) => {
      const [, path = ''] = svg.match(new RegExp(`<path fill="${color}"[^>]*? d="([^"]+)"`, 'i'))!;
      const xs = [...path.matchAll(/([\d.]+) [\d.]+/g)].map(([, x]) => Math.round(Number(x)));
      return [Math.min(...xs), Math.max(...xs)];
    };
    const colors = ['#4a8fe7', '#e0a526'] as const;
    const { svg } = await showExample('bar/population-pyramid');
    const [men, women] = colors.map((color) => across(svg, color));
    expect(men).toEqual(women);
    const beside = await showWithout('bar/population-pyramid', 'BarSeries', 'stackAccessors');
    const [left, right] = colors.map((color) => across(beside.svg, color));
    expect(left![1]).toBe(right![0]);
  });
});

describe('examples/annotation/now', () => {
  it('xDomain reaches to the end of the day, because a line outside of the domain is not drawn.', async () => {
    const id = 'annotation/now';
    const columns = Array.from({ length: 600 }, (_, x) => x);
    for (const [rendered, drawn] of [
      [await showExample(id), true],
      [await showWithout(id, 'Settings', 'xDomain'), false],
    ] as const) {
      expect(rendered.container.querySelector('.echAnnotation__marker') !== null).toBe(drawn);
      const red = await drawnAt(rendered, '#d6304a', columns);
      expect(red.some((ys) => ys.length > 100)).toBe(drawn);
    }
  });
});

describe('examples/histogram/no-gaps', () => {
  it('A bar that is no higher than its border has none.', async () => {
    const { svg } = await showExample('histogram/no-gaps');
    const count = (attribute: string) =>
      [...svg.matchAll(new RegExp(`<path [^>]*${attribute}="#8C6BD8"`, 'gi'))].length;
    expect(count('fill')).toBe(34);
    // One runner is less than a pixel high.
    expect(count('stroke')).toBe(33);
  });
});

const named = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ name, x: 1, value: 2 }));

describe('examples/small-multiples', () => {
  it('splitZigzag is for partitions only: it chooses rows and columns to suit the available space.', async () => {
    const split = async (specs: ReactNode, width: number, height: number) => {
      const { debugState } = await render(
        <div style={{ width }}>
          <Chart size={{ height }}>
            <Settings debugState />
            {specs}
            <GroupBy id="name" by={(_, { name }) => name} sort="dataIndex" />
            <SmallMultiples splitZigzag="name" />
          </Chart>
        </div>,
      );
      unmountAll();
      return debugState;
    };
    const parts = (
      <Partition
        id="parts"
        data={named}
        valueAccessor={({ value }) => value}
        layers={[{ groupByRollup: ({ name }: { name: string }) => name }]}
      />
    );
    for (const [width, height, columns, rows] of [
      [600, 150, 6, 1],
      [300, 300, 3, 2],
      [150, 600, 2, 3],
    ] as const) {
      const panels = (await split(parts, width, height))?.partition ?? [];
      const positions = panels.map(({ partitions }) => partitions[0]!.coords);
      expect(new Set(positions.map(([x]) => x)).size).toBe(columns);
      expect(new Set(positions.map(([, y]) => y)).size).toBe(rows);
    }
    const bars = <BarSeries id="bars" data={named} xAccessor="x" yAccessors={['value']} />;
    expect((await split(bars, 600, 150))?.bars).toHaveLength(1);
    const cells = (
      <Heatmap
        id="cells"
        data={named}
        xAccessor="x"
        yAccessor="x"
        valueAccessor="value"
        colorScale={heatmap.props.colorScale}
      />
    );
    // Without panels, all rows are in one cell.
    const drawn = (await split(cells, 600, 150))?.heatmap?.cells ?? [];
    expect(new Set(drawn.map(({ x, y }) => `${x} ${y}`)).size).toBe(1);
  });
});

describe('examples/legend', () => {
  it('flatLegend drops the indentation, so that legendSort also applies to partitions.', async () => {
    const byNameDown: SeriesCompareFn = (a, b) => b.key.localeCompare(a.key);
    const legend = async (flatLegend: boolean, legendSort?: SeriesCompareFn) => {
      const { container } = await renderChart(partition, {
        showLegend: true,
        flatLegend,
        ...(legendSort && { legendSort }),
      });
      const items = [...container.querySelectorAll<HTMLElement>('.echLegendItem')];
      unmountAll();
      return {
        names: items.map((item) => item.querySelector('.echLegendItem__label')?.textContent),
        indented: items.some(({ style }) => parseFloat(style.marginLeft) > 0),
      };
    };
    const hierarchy = { names: ['Asia', 'China', 'Japan', 'Europe', 'Italy'], indented: true };
    expect(await legend(false)).toEqual(hierarchy);
    expect(await legend(false, byNameDown)).toEqual(hierarchy);
    const names = ['Japan', 'Italy', 'Europe', 'China', 'Asia'];
    expect(await legend(true, byNameDown)).toEqual({ names, indented: false });
  });
});
