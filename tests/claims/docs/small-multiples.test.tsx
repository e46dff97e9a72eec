import { Fragment } from 'react';
import {
  AnnotationDomainType,
  Axis,
  BarSeries,
  Chart,
  GroupBy,
  Heatmap,
  LineAnnotation,
  LineSeries,
  Partition,
  RectAnnotation,
  Position,
  ScaleType,
  Settings,
  SmallMultiples,
  type ElementClickListener,
  type GroupByProps,
  type PartitionElementEvent,
  type SmallMultiplesProps,
  type HeatmapBrushEvent,
  type HeatmapProps,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { barsOf } from '../bars-of';
import { combinations } from '../combinations';
import { legendItemsOf } from '../legend-of';
import { click, drag, move, tooltipAt } from '../pointer';
import { render, renderChart, unmountAll } from '../render-chart';
import { noMargins } from '../two-lines';

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

/** Rows of two teams, at the same x values. */
const loads = teams.flatMap((team, index) =>
  [1, 2, 3].map((x) => ({ team, x, load: x + 10 * index })),
);
type Load = (typeof loads)[number];
const byTeam = <GroupBy id="team" by={(_spec, { team }: Load) => team} sort="dataIndex" />;
const loadLines = (props: object = {}) => (
  <LineSeries
    id="load"
    data={loads}
    xScaleType={ScaleType.Linear}
    xAccessor="x"
    yAccessors={['load']}
    {...props}
  />
);

describe('docs/small-multiples', () => {
  it('Panels share their scales and the legend, except in pies; the tooltip lists the panel at the pointer.', async () => {
    for (const splitSeriesAccessors of [undefined, ['team']])
      for (const [y, value] of [
        [60, 2],
        [240, 12],
      ] as const) {
        const rendered = await renderChart(
          <>
            {byTeam}
            <SmallMultiples splitVertically="team" />
            {loadLines({ splitSeriesAccessors })}
          </>,
          { showLegend: true, theme: noMargins },
        );
        const labels = legendItemsOf(rendered).map(({ label }) => label);
        expect(labels).toEqual(splitSeriesAccessors ? teams : ['load']);
        const tooltip = await tooltipAt(rendered.container, 250, y);
        expect(tooltip?.querySelectorAll('.echTooltip__tableRow')).toHaveLength(1);
        expect(tooltip?.querySelector('.echTooltip__value')?.textContent).toBe(`${value}`);
        unmountAll();
      }
    const { svg } = await renderChart(
      <>
        {byTeam}
        <SmallMultiples splitHorizontally="team" />
        <BarSeries id="load" color="#123456" data={loads} xAccessor="x" yAccessors={['load']} />
      </>,
    );
    const heights = barsOf(svg, '#123456').map(({ height }) => height);
    // The other panel has values up to 13.
    expect(heights.map((height) => Math.round((13 * height) / 300))).toEqual([1, 2, 3]);
    const split = await pies('splitVertically', { showLegend: true });
    expect(legendItemsOf(split)).toHaveLength(4);
    expect(legendItemsOf(await heatmaps('splitVertically', { showLegend: true }))).toHaveLength(1);
  });

  it('a grid of one grouping, whose panels are as high as wide or higher', async () => {
    const names = [...'abcdefgh'];
    const rows = names.flatMap((team) =>
      states.map(({ state, count }) => ({ team, state, count })),
    );
    /** Returns the names of the panels of a chart, row by row, at positions of a grid. */
    const grid = async (
      width: number,
      height: number,
      columns: number,
      split: SmallMultiplesProps,
    ) => {
      const found: string[] = [];
      const listener: ElementClickListener = ([element]) =>
        found.push((element as PartitionElementEvent)[0][0]!.smAccessorValue as string);
      const { container } = await render(
        <div style={{ width }}>
          <Chart size={{ height }}>
            <Settings onElementClick={(...args) => void listener(...args)} theme={noMargins} />
            <GroupBy id="team" by={(_spec, { team }: State) => team} sort="dataIndex" />
            <SmallMultiples {...split} />
            <Partition
              id="parts"
              data={rows}
              valueAccessor={({ count }: State) => count}
              layers={[{ groupByRollup: ({ state }: State) => state }]}
            />
          </Chart>
        </div>,
      );
      const count = names.length / columns;
      for (let row = 0; row < count; row += 1)
        for (let column = 0; column < columns; column += 1)
          await click(
            container,
            ((column + 0.5) * width) / columns + 20,
            ((row + 0.5) * height) / count,
          );
      unmountAll();
      return found;
    };
    expect(await grid(600, 300, 4, { splitZigzag: 'team' })).toEqual(names);
    expect(await grid(300, 600, 2, { splitZigzag: 'team' })).toEqual(names);
    expect(await grid(600, 300, 4, { splitHorizontally: 'team' })).not.toEqual(names);
  });

  it('No panels appear: SmallMultiples names a group that no GroupBy has as its id.', async () => {
    for (const chart of [
      <Fragment key="lines">
        <Axis id="x" position={Position.Bottom} />
        <Axis id="y" position={Position.Left} />
        {loadLines()}
      </Fragment>,
      <Partition
        key="pie"
        id="pie"
        data={loads}
        valueAccessor={({ load }: Load) => load}
        layers={[{ groupByRollup: ({ x }: Load) => x }]}
      />,
    ])
      for (const [group, titles] of [
        ['team', teams],
        ['tem', []],
      ] as const) {
        const { texts } = await renderChart(
          <>
            {byTeam}
            <SmallMultiples splitVertically={group} />
            {chart}
          </>,
        );
        expect(texts.filter((text) => teams.includes(text))).toEqual(titles);
        expect(texts.length).toBeGreaterThan(0);
      }
  });

  it('A pie is not split: SmallMultiples has an id of its own. Remove it, or repeat it in smallMultiples of the Partition.', async () => {
    for (const [props, smallMultiples, titles] of [
      [{}, undefined, teams],
      [{ id: 'own' }, undefined, []],
      [{ id: 'own' }, 'own', teams],
    ] as const) {
      const { texts } = await renderChart(
        <>
          {byTeam}
          <SmallMultiples {...props} splitVertically="team" />
          <Partition
            id="pie"
            smallMultiples={smallMultiples}
            data={loads}
            valueAccessor={({ load }: Load) => load}
            layers={[{ groupByRollup: ({ x }: Load) => x }]}
          />
        </>,
      );
      expect(texts.filter((text) => teams.includes(text))).toEqual(titles);
    }
  });

  it('An annotation stands in every panel.', async () => {
    for (const split of ['splitVertically', 'splitHorizontally'] as const) {
      const { svg, texts } = await renderChart(
        <>
          {byTeam}
          <SmallMultiples {...{ [split]: 'team' }} />
          {loadLines()}
          <RectAnnotation
            id="span"
            dataValues={[{ coordinates: { x0: 1, x1: 2 } }]}
            style={{ fill: '#123456' }}
          />
          <LineAnnotation
            id="line"
            domainType={AnnotationDomainType.XDomain}
            dataValues={[{ dataValue: 2 }]}
            marker="here"
          />
        </>,
      );
      expect(svg.match(/#123456/g)).toHaveLength(2);
      expect(texts.filter((text) => text === 'here')).toHaveLength(2);
    }
  });

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
