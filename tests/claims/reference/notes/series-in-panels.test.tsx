import {
  Axis,
  BarSeries,
  BubbleSeries,
  GroupBy,
  LineSeries,
  PartitionLayout,
  Position,
  ScaleType,
  SmallMultiples,
  type LineSeriesProps,
  type SettingsProps,
} from '@elastic/charts';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { click, move, tooltipLabelsAt } from '../../pointer';
import { renderChart } from '../../render-chart';
import { partition, row, type Row } from './partition-chart';

const linear = { xScaleType: ScaleType.Linear, xAccessor: 'x', yAccessors: ['y'] };
const rows = [
  { x: 1, y: 3, g: 'a' },
  { x: 2, y: 4, g: 'a' },
  { x: 1, y: 5, g: 'b' },
  { x: 2, y: 2, g: 'b' },
];
const colors = ['#111111', '#222222', '#333333', '#444444'];

/** Returns the colors of two series, in two panels unless `panels` is false. */
async function colorsOf(color: LineSeriesProps['color'], panels: boolean) {
  const data = rows.flatMap((one) => ['P', 'Q'].map((panel) => ({ ...one, panel })));
  const { debugState } = await renderChart(
    <>
      <LineSeries
        id="lines"
        data={panels ? data : rows}
        splitSeriesAccessors={['g']}
        color={color}
        {...linear}
      />
      {panels && (
        <>
          <GroupBy id="panel" by={(_, { panel }: { panel: string }) => panel} sort="dataIndex" />
          <SmallMultiples splitHorizontally="panel" />
        </>
      )}
    </>,
  );
  return new Map(debugState!.lines!.map(({ name, color: used }) => [name, used]));
}

/** Returns the names in the legend and of the drawing of a stacked series and one that is not, declared in this order. */
async function namesOf(stacked: boolean[], settings: SettingsProps = {}) {
  const { debugState } = await renderChart(
    stacked.map((isStacked, index) => (
      <BarSeries
        key={index}
        id={isStacked ? `stacked ${index}` : `plain ${index}`}
        data={rows.slice(0, 2)}
        stackAccessors={isStacked ? ['x'] : undefined}
        {...linear}
      />
    )),
    settings,
  );
  return {
    legend: debugState!.legend!.items.map(({ name }) => name),
    drawing: debugState!.bars!.map(({ name }) => name),
  };
}

describe('reference/notes/SeriesSpec', () => {
  it('In small multiples, array and function are used once per panel, and the color of the last panel applies.', async () => {
    expect([...(await colorsOf(colors, false)).values()]).toEqual(['#111111', '#222222']);
    expect([...(await colorsOf(colors, true)).values()]).not.toEqual(['#111111', '#222222']);
    const byPanel: LineSeriesProps['color'] = ({ smHorizontalAccessorValue }) =>
      smHorizontalAccessorValue === 'Q' ? '#222222' : '#111111';
    expect(new Set((await colorsOf(byPanel, true)).values())).toEqual(new Set(['#222222']));
  });

  it('A chart in which all visible series have an empty name shows noResults.', async () => {
    const chart = (name?: string) =>
      renderChart(
        <LineSeries
          id="line"
          data={rows}
          name={name === undefined ? undefined : () => name}
          {...linear}
        />,
      );
    expect((await chart('')).texts).toEqual(['No data to display']);
    expect((await chart('Name')).texts).not.toContain('No data to display');
  });
});

describe('reference/notes/SettingsSpec', () => {
  it('The legend follows this order unless legendSort is set, but puts the stacked series of a group first.', async () => {
    const reverse: SettingsProps['renderingSort'] = (one, other) =>
      one.specId < other.specId ? 1 : -1;
    const order: SettingsProps['renderingSort'] = (one, other) =>
      one.specId < other.specId ? -1 : 1;
    expect((await namesOf([true, true], { renderingSort: reverse })).legend).toEqual([
      'stacked 1',
      'stacked 0',
    ]);
    const { legend, drawing } = await namesOf([false, true], { renderingSort: order });
    expect(drawing).toEqual(['plain 0', 'stacked 1']);
    expect(legend).toEqual(['stacked 1', 'plain 0']);
  });

  it('In XY charts, elements with the same x and y value as the ones before do not count as a change.', async () => {
    const calls = async (second: number) => {
      const onElementOver = vi.fn();
      const { container } = await renderChart(
        ['one', 'two'].map((id, index) => (
          <BarSeries
            key={id}
            id={id}
            data={[{ x: 'A', y: index ? second : 5 }]}
            xAccessor="x"
            yAccessors={['y']}
          />
        )),
        { onElementOver },
      );
      await move(container, 200, 250);
      expect(onElementOver).toHaveBeenCalledOnce();
      await move(container, 400, 250);
      return onElementOver.mock.calls.length;
    };
    expect(await calls(5)).toBe(1);
    expect(await calls(4)).toBe(2);
  });
});

/** Returns the titles of the panels of a partition that is split in two directions. */
async function panelsOf(groups: string[], props: object) {
  const { debugState } = await renderChart(
    <>
      {partition({ data: [row('A', 'a', 2, 'P'), row('B', 'b', 3, 'Q')] })}
      {groups.map((id) => (
        <GroupBy
          key={id}
          id={id}
          by={(_, datum: Record<string, string>) => datum[id]!}
          sort="dataIndex"
        />
      ))}
      <SmallMultiples {...props} />
    </>,
  );
  return debugState!.partition!.map(({ panelTitle, partitions }) => ({
    panelTitle,
    x: partitions[0]!.coords[0],
  }));
}

describe('reference/notes/SmallMultiplesSpec', () => {
  it('In a Partition give it without splitHorizontally: with both, the panels stand side by side, and the GroupBy that is declared first divides them.', async () => {
    const both = { splitHorizontally: 'panel', splitVertically: 'group' };
    const one = await panelsOf(['panel', 'group'], both);
    const other = await panelsOf(['group', 'panel'], both);
    expect(one.map(({ panelTitle }) => panelTitle)).toEqual(['P', 'Q']);
    expect(other.map(({ panelTitle }) => panelTitle)).toEqual(['A', 'B']);
    for (const [first, second] of [one, other]) expect(first!.x).toBeLessThan(second!.x - 100);
    const [first, second] = await panelsOf(['group'], { splitVertically: 'group' });
    expect(first!.x).toBe(second!.x);
  });
});

describe('reference/notes/ShowAccessor', () => {
  it('Its children are drawn unless their own layer hides them.', async () => {
    const names = async (hideParents: boolean, hideChildren: boolean) => {
      const { debugState } = await renderChart(
        partition({
          layers: [
            { groupByRollup: ({ group }: Row) => group, showAccessor: () => !hideParents },
            { groupByRollup: ({ name }: Row) => name, showAccessor: () => !hideChildren },
          ],
        }),
      );
      return debugState!.partition![0]!.partitions.map(({ name }) => name).sort();
    };
    expect(await names(true, false)).toEqual(['a1', 'a2', 'b1']);
    expect(await names(false, true)).toEqual(['A', 'B']);
    expect(await names(true, true)).toEqual([]);
  });
});

describe('reference/notes/PartitionLayer', () => {
  it('Its room stays empty, except in a sunburst that hides its whole outermost ring: there the other rings grow.', async () => {
    const centers = async (layout: PartitionLayout, hidden: (key: unknown) => boolean) => {
      const { debugState } = await renderChart(
        partition({
          layout,
          layers: [
            { groupByRollup: ({ group }: Row) => group },
            { groupByRollup: ({ name }: Row) => name, showAccessor: (key) => !hidden(key) },
          ],
        }),
      );
      return debugState!
        .partition![0]!.partitions.filter(({ depth }) => depth === 1)
        .map(({ coords }) => coords);
    };
    const { sunburst, treemap, icicle } = PartitionLayout;
    const all = await centers(sunburst, () => false);
    expect(await centers(sunburst, (key) => key === 'a1')).toEqual(all);
    expect(await centers(sunburst, () => true)).not.toEqual(all);
    for (const layout of [treemap, icicle])
      expect(await centers(layout, () => true)).toEqual(await centers(layout, () => false));
  });
});

const bars = <BarSeries id="bars" data={[0, 1, 5, 6].map((x) => ({ x, y: 4 }))} {...linear} />;

/** Returns the x values that clicks report, at positions from the left to the right edge. */
async function clickedXs(spec: ReactElement, settings: SettingsProps = {}) {
  const xs: unknown[] = [];
  const { container } = await renderChart(spec, {
    ...settings,
    onProjectionClick: ({ x }) => xs.push(x),
  });
  for (let x = 20; x < 600; x += 40) await click(container, x, 150);
  return [...new Set(xs)];
}

describe('reference/notes/ProjectedValues', () => {
  it('The x value: in XY charts that of the closest data point, of the cell in heatmaps. With bars on a continuous scale it is the start of the step under the pointer, even of an empty one.', async () => {
    expect(await clickedXs(bars)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(
      await clickedXs(
        <LineSeries id="line" data={[0, 1, 5, 6].map((x) => ({ x, y: 4 }))} {...linear} />,
      ),
    ).toEqual([0, 1, 5, 6]);
  });

  it('To the left of all data, steps of the smallest distance go on.', async () => {
    const line = <LineSeries id="line" data={[4, 5, 6].map((x) => ({ x, y: 4 }))} {...linear} />;
    expect(await clickedXs(line, { xDomain: { min: 0, max: 9 } })).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});

const bubbles = (id: string, ys: number[]) => (
  <BubbleSeries key={id} id={id} data={ys.map((y, x) => ({ x, y }))} {...linear} />
);

describe('reference/notes/TooltipInfo', () => {
  it('In a chart of bubbles only, they are the bubble nearest to the pointer and its neighbors.', async () => {
    const chart = await renderChart([bubbles('one', [1, 2, 3]), bubbles('two', [9, 8, 7])]);
    const alone = await tooltipLabelsAt(chart.container, 20, 280);
    expect(alone.length).toBeGreaterThan(2);
    const line = (
      <LineSeries key="line" id="line" data={[0, 1, 2].map((x) => ({ x, y: 5 }))} {...linear} />
    );
    const mixed = await renderChart([bubbles('one', [1, 2, 3]), line]);
    expect(await tooltipLabelsAt(mixed.container, 20, 280)).toEqual(['one', 'line']);
  });
});

describe('reference/notes/Theme', () => {
  it('In XY charts every further axis on a side adds the margin of that side once more, so two left axes take it twice.', async () => {
    const leftOf = async (axes: number, left: number) => {
      const lefts: number[] = [];
      await renderChart(
        <>
          {Array.from({ length: axes }, (_, index) => (
            <Axis key={index} id={`axis ${index}`} position={Position.Left} />
          ))}
          {bars}
        </>,
        {
          theme: { chartMargins: { left } },
          onProjectionAreaChange: ({ projection }) => lefts.push(projection.left),
        },
      );
      return lefts.at(-1)!;
    };
    for (const axes of [0, 1, 2, 3])
      expect((await leftOf(axes, 40)) - (await leftOf(axes, 0)), `${axes} axes`).toBe(
        40 * Math.max(1, axes),
      );
  });
});
