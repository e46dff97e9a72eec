import {
  AreaSeries,
  Axis,
  BarSeries,
  GroupBy,
  Partition,
  PartitionLayout,
  Position,
  ScaleType,
  SmallMultiples,
  type SmallMultiplesProps,
} from '@elastic/charts';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { heatmap, otherCharts } from '../../every-chart';
import { move } from '../../pointer';
import { renderChart } from '../../render-chart';

interface Row {
  x: number;
  name: string;
}

const bars = (
  <BarSeries
    id="bars"
    data={[1, 2, 3, 4].map((x) => ({ x, y: x, name: x > 2 ? 'A' : 'B' }))}
    xScaleType={ScaleType.Ordinal}
    xAccessor="x"
    yAccessors={['y']}
  />
);
const split = (spec: ReactElement, props: Partial<SmallMultiplesProps>) => (
  <>
    {spec}
    <GroupBy id="by-x" by={(_, { x, name }: Row) => name ?? x} sort="dataIndex" />
    <SmallMultiples {...props} />
  </>
);

/** Returns everything that a chart shows, without random ids. */
async function shown(spec: ReactElement) {
  const { container, svg } = await renderChart(spec);
  return (container.innerHTML + svg)
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}|id[\da-f]+-/g, 'id')
    .replaceAll(/cl_\w+/g, 'clip');
}

describe('reference/notes/SmallMultiples', () => {
  it('Works with XY charts, Heatmap and Partition; the other chart types ignore it.', async () => {
    const splitHorizontally = 'by-x';
    const { partition, heatmap: _, ...others } = otherCharts;
    for (const spec of [bars, heatmap, partition])
      expect(await shown(split(spec, { splitHorizontally }))).not.toBe(await shown(spec));
    for (const [type, spec] of Object.entries(others))
      expect(await shown(split(spec, { splitHorizontally })), type).toBe(await shown(spec));
  });
});

describe('reference/notes/SmallMultiplesSpec', () => {
  it('A name that matches no GroupBy is ignored.', async () => {
    for (const spec of [bars, heatmap, otherCharts.partition])
      for (const direction of ['splitHorizontally', 'splitVertically'] as const)
        expect(await shown(split(spec, { [direction]: 'unknown' }))).toBe(
          await shown(split(spec, {})),
        );
  });

  it('Works in a Partition only, and without the two other splits; XY charts and heatmaps ignore it.', async () => {
    const splitZigzag = 'by-x';
    const { partition } = otherCharts;
    const panels = async (props: Partial<SmallMultiplesProps>) =>
      (await renderChart(split(partition, props))).debugState!.partition!.map(
        ({ panelTitle }) => panelTitle,
      );
    expect(await panels({ splitZigzag })).toEqual(['A', 'B']);
    for (const spec of [bars, heatmap])
      expect(await shown(split(spec, { splitZigzag }))).toBe(await shown(split(spec, {})));
    for (const direction of ['splitHorizontally', 'splitVertically'] as const) {
      const other = { [direction]: 'by-x' };
      expect(await shown(split(partition, { splitZigzag, ...other }))).toBe(
        await shown(split(partition, other)),
      );
    }
  });
});

describe('reference/notes/SmallMultiplesStyle', () => {
  it('XY charts and heatmaps ignore it in a direction with a single panel.', async () => {
    const style = {
      horizontalPanelPadding: { outer: 0.2, inner: 0.5 },
      verticalPanelPadding: { outer: 0, inner: 0.1 },
    };
    for (const spec of [bars, heatmap]) {
      const vertically = { splitVertically: 'by-x' };
      expect(await shown(split(spec, { ...vertically, style }))).toBe(
        await shown(split(spec, vertically)),
      );
      const horizontally = { splitHorizontally: 'by-x' };
      expect(await shown(split(spec, { ...horizontally, style }))).not.toBe(
        await shown(split(spec, horizontally)),
      );
    }
  });
});

describe('api/specs/global/SmallMultiples', () => {
  it('style.horizontalPanelPadding and style.verticalPanelPadding take outer and inner, as shares of a panel and its gap. In a Partition they are shares of a panel.', async () => {
    const style = {
      horizontalPanelPadding: { outer: 0, inner: 0.5 },
      verticalPanelPadding: { outer: 0, inner: 0.5 },
    };
    /** Width of the gap between two panels as a share of a panel, from shapes that fill the panels. */
    const gapIn = (svg: string) => {
      const shapes = svg.matchAll(
        /<path fill="#C03060"(?: transform="translate\(([\d.]+) [\d.]+\)")? d="M0 0([^"]+)"/g,
      );
      const [[start, width], [next]] = [...shapes].map(([, x = '0', path]) => [
        Number(x),
        Math.max(...[...path!.matchAll(/L([\d.]+) /g)].map(([, right]) => Number(right))),
      ]) as [[number, number], [number, number]];
      return (next - start - width) / width;
    };
    const theme = { scales: { barsPadding: 0 } };
    const color = '#C03060';
    const data = ['A', 'B'].map((panel) => ({ panel, x: 'a', y: 1 }));
    const columns = async (spec: ReactElement) =>
      (
        await renderChart(
          <>
            <GroupBy
              id="panel"
              by={(_spec, { panel }: (typeof data)[number]) => panel}
              sort="dataIndex"
            />
            <SmallMultiples splitHorizontally="panel" style={style} />
            {spec}
          </>,
          { theme },
        )
      ).svg;
    const barsIn = await columns(
      <BarSeries id="bars" color={color} data={data} xAccessor="x" yAccessors={['y']} />,
    );
    expect(gapIn(barsIn)).toBeCloseTo(1, 1);
    const boxesIn = await columns(
      <Partition
        id="boxes"
        layout={PartitionLayout.treemap}
        data={data}
        valueAccessor={({ y }: (typeof data)[number]) => y}
        layers={[{ groupByRollup: () => 'all', shape: { fillColor: color } }]}
      />,
    );
    expect(gapIn(boxesIn)).toBeCloseTo(0.5, 1);
  });
});

describe('reference/notes/ProjectedValues', () => {
  it('The row of the small multiples panel under the pointer, null without vertical small multiples. Always null in heatmaps. The column of the small multiples panel under the pointer, null without horizontal small multiples. Always null in heatmaps.', async () => {
    const values = async (spec: ReactElement, props: Partial<SmallMultiplesProps>) => {
      const events: object[] = [];
      const { container } = await renderChart(split(spec, props), {
        onPointerUpdate: (event) => events.push(event),
      });
      await move(container, 150, 60);
      const { smVerticalValue, smHorizontalValue } = events[0] as Record<string, unknown>;
      return [smVerticalValue, smHorizontalValue];
    };
    const rows = { splitVertically: 'by-x' };
    const columns = { splitHorizontally: 'by-x' };
    expect(await values(bars, rows)).toEqual(['B', null]);
    expect(await values(bars, columns)).toEqual([null, 'B']);
    for (const props of [rows, columns]) expect(await values(heatmap, props)).toEqual([null, null]);
  });
});

describe('reference/notes/Spec', () => {
  it('It must be unique among all specs of the chart: of two specs with the same id, the later replaces the earlier.', async () => {
    const series = { data: [{ x: 'a', y: 1 }], xAccessor: 'x', yAccessors: ['y'] };
    const { debugState } = await renderChart(
      <>
        <Axis id="same" position={Position.Left} />
        <BarSeries id="same" name="First" {...series} />
        <BarSeries id="same" name="Second" {...series} />
      </>,
    );
    expect(debugState!.bars!.map(({ name }) => name)).toEqual(['Second']);
    expect(debugState!.axes!.y).toEqual([]);
  });
});

let orderOfPanels: Promise<void> | undefined;

/** Expects panels of stacked series before those of the others. */
const expectStackedFirst = () => (orderOfPanels ??= comparePanels());

async function comparePanels() {
  const titles = async (
    stacked: boolean,
    groupId?: string,
    Second: typeof BarSeries = BarSeries,
  ) => {
    const series = { xScaleType: ScaleType.Linear, xAccessor: 'x', yAccessors: ['x'] };
    const { texts } = await renderChart(
      <>
        <Axis id="x" position={Position.Bottom} />
        <BarSeries id="first" data={[{ x: 1, name: 'P' }]} {...series} />
        <Second
          id="second"
          data={[{ x: 1, name: 'Q' }]}
          {...series}
          {...(stacked && { stackAccessors: ['x'] })}
          {...(groupId && { groupId })}
        />
        <GroupBy id="name" by={(_, { name }: Row) => name} sort="dataIndex" />
        <SmallMultiples splitHorizontally="name" />
      </>,
    );
    return texts.filter((text) => /^[PQ]$/.test(text)).join('');
  };
  expect(await titles(false)).toBe('PQ');
  expect(await titles(true)).toBe('QP');
  expect(await titles(true, 'another')).toBe('PQ');
  expect(await titles(true, undefined, AreaSeries as unknown as typeof BarSeries)).toBe('PQ');
}

describe('reference/notes/GroupBySort', () => {
  it(
    'In the order in which the values first appear. In XY charts, stacked series come before the other series of their type and group.',
    expectStackedFirst,
  );
});

describe('reference/notes/Predicate', () => {
  it(
    'In the order in which the values first occur in the data. Among panels, stacked series come before the other series of their type and group.',
    expectStackedFirst,
  );
});

describe('docs/small-multiples', () => {
  it(
    'With stacked and unstacked series of one type and group, the panels of the stacked ones come first.',
    expectStackedFirst,
  );
});
