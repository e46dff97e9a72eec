import {
  Axis,
  BarSeries,
  Chart,
  GroupBy,
  Heatmap,
  Partition,
  Position,
  ScaleType,
  Settings,
  SmallMultiples,
  type GroupByProps,
  type HeatmapBrushEvent,
  type HeatmapProps,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { combinations } from '../combinations';
import { legendItemsOf } from '../legend-of';
import { click, drag, move, tooltipAt } from '../pointer';
import { render } from '../render-chart';

const teams = ['Web', 'App'];
const splits = ['splitHorizontally', 'splitVertically', 'splitZigzag'] as const;
const states = teams.flatMap((team) => [
  { team, state: 'open', count: 3 },
  { team, state: 'done', count: 1 },
]);
type State = (typeof states)[number];

const pies = (
  split: (typeof splits)[number],
  settings: SettingsProps = {},
  format?: GroupByProps['format'],
) =>
  render(
    <Chart size={{ height: 300 }}>
      <Settings {...settings} />
      <GroupBy id="team" by={(_spec, { team }: State) => team} sort="dataIndex" format={format} />
      <SmallMultiples {...{ [split]: 'team' }} />
      <Partition
        id="states"
        data={states}
        valueAccessor={({ count }: State) => count}
        layers={[{ groupByRollup: ({ state }: State) => state }]}
      />
    </Chart>,
  );

/** Two panels of two columns and two rows. */
const cells = teams.flatMap((team) =>
  ['a', 'b'].flatMap((x) => ['m', 'n'].map((y) => ({ team, x, y, value: 1 }))),
);
const heatmaps = (
  split: 'splitHorizontally' | 'splitVertically',
  settings: SettingsProps,
  props: Partial<HeatmapProps> = {},
) =>
  render(
    <Chart size={{ height: 300 }}>
      <Settings {...settings} />
      <GroupBy id="team" by={(_spec, { team }: (typeof cells)[number]) => team} sort="dataIndex" />
      <SmallMultiples {...{ [split]: 'team' }} />
      <Heatmap
        id="cells"
        data={cells}
        xAccessor="x"
        yAccessor="y"
        valueAccessor="value"
        xScale={{ type: ScaleType.Ordinal }}
        colorScale={{ type: 'bands', bands: [{ start: 0, end: 5, color: '#aaeecc' }] }}
        {...props}
      />
    </Chart>,
  );

describe('docs/small-multiples', () => {
  it('sort takes a Predicate: DataIndex keeps the order of the data, so sort the data for an order of your own. In a Partition, the numeric ones do nothing.', async () => {
    const titles = async (sort: GroupByProps['sort'], isPie: boolean) => {
      const rows = [10, 9, 2].map((group, x) => ({ group, x, y: 1 }));
      const { texts } = await render(
        <Chart size={{ height: 300 }}>
          <GroupBy
            id="group"
            by={(_spec, { group }: (typeof rows)[number]) => group}
            sort={sort}
            format={(group) => `Panel ${group}`}
          />
          <SmallMultiples splitHorizontally="group" />
          {isPie ? (
            <Partition
              id="pies"
              data={rows}
              valueAccessor={({ y }) => y}
              layers={[{ groupByRollup: ({ x }: (typeof rows)[number]) => x }]}
            />
          ) : (
            <>
              <Axis id="x" position={Position.Bottom} />
              <BarSeries id="bars" data={rows} xAccessor="x" yAccessors={['y']} />
            </>
          )}
        </Chart>,
      );
      return texts.filter((text) => text.startsWith('Panel')).map((text) => Number(text.slice(6)));
    };
    for (const isPie of [false, true]) {
      expect(await titles('dataIndex', isPie)).toEqual([10, 9, 2]);
      expect(await titles('alphaAsc', isPie)).toEqual([10, 2, 9]);
      expect(await titles('alphaDesc', isPie)).toEqual([9, 2, 10]);
    }
    expect(await titles('numAsc', false)).toEqual([2, 9, 10]);
    for (const sort of ['numAsc', 'numDesc'] as const)
      expect(await titles(sort, true)).toEqual([10, 9, 2]);
  });

  it('The title above each pie is its group, or what format of GroupBy returns.', async () => {
    for (const split of splits) {
      expect((await pies(split)).texts).toEqual(expect.arrayContaining(teams));
      const { texts } = await pies(split, {}, (team) => `Team ${team}`);
      expect(texts).toEqual(expect.arrayContaining(['Team Web', 'Team App']));
      expect(texts).not.toContain('Web');
    }
  });

  it("Its visible has no effect: return '' from format to hide them.", async () => {
    const theme = { axes: { axisPanelTitle: { visible: false } } };
    for (const split of splits) {
      expect((await pies(split, { theme })).texts).toContain('Web');
      expect((await pies(split, {}, () => '')).texts).not.toContain('Web');
    }
  });

  it('Tooltip and legend do not name the pie, and the legend repeats its entries for each.', async () => {
    const rendered = await pies('splitHorizontally', { showLegend: true, legendSize: 100 });
    const labels = legendItemsOf(rendered).map(({ label }) => label);
    expect(labels).toEqual(['open', 'done', 'open', 'done']);
    const tooltip = await tooltipAt(rendered.container, 60, 150);
    expect(tooltip?.textContent).toContain('open');
    expect(tooltip?.textContent).not.toMatch(/Web|App/);
  });

  it('onElementOver and onElementClick report it as smAccessorValue of the slice.', async () => {
    const onElementOver = vi.fn();
    const onElementClick = vi.fn();
    const { container } = await pies('splitHorizontally', { onElementOver, onElementClick });
    for (const [x, team] of [
      [90, 'Web'],
      [390, 'App'],
    ] as const) {
      await move(container, 300, 2);
      await click(container, x, 150);
      for (const listener of [onElementOver, onElementClick])
        expect(listener.mock.lastCall?.[0][0][0][0]).toMatchObject({ smAccessorValue: team });
    }
  });

  it('A selection stays in the panel where the drag begins. onBrushEnd names the panel in smHorizontalAccessorValue for columns and smVerticalAccessorValue for rows.', async () => {
    for (const { split, backwards } of combinations({
      split: ['splitHorizontally', 'splitVertically'],
      backwards: [false, true],
    })) {
      const onBrushEnd = vi.fn();
      const { container } = await heatmaps(split, { onBrushEnd });
      const [start, end]: [number, number][] = [
        [40, 30],
        [590, 265],
      ];
      await (backwards ? drag(container, end!, start!) : drag(container, start!, end!));
      const event = onBrushEnd.mock.lastCall?.[0] as HeatmapBrushEvent;
      const team = backwards ? 'App' : 'Web';
      expect(event.cells).toHaveLength(4);
      expect([event.smHorizontalAccessorValue, event.smVerticalAccessorValue]).toEqual(
        split === 'splitHorizontally' ? [team, ''] : ['', team],
      );
    }
  });

  it('Pass the event back as highlightedData, and the same panel is marked.', async () => {
    for (const [split, from, to, corner] of [
      ['splitHorizontally', [330, 40], [420, 260], { x: 325, y: 0 }],
      ['splitVertically', [40, 170], [200, 190], { x: 20, y: 146 }],
    ] as const) {
      const onBrushEnd = vi.fn();
      const { container } = await heatmaps(split, { onBrushEnd });
      await drag(container, [...from], [...to]);
      const marked = await heatmaps(
        split,
        { onBrushEnd },
        { highlightedData: onBrushEnd.mock.lastCall?.[0] as HeatmapBrushEvent },
      );
      // The first rectangle covers the plot, the second leaves out what is marked.
      const area = marked.container.querySelectorAll('.echHighlighter mask rect')[1]!;
      const at = (name: string) => Math.floor(Number(area.getAttribute(name)));
      expect({ x: at('x'), y: at('y') }).toEqual(corner);
    }
  });
});
