import {
  AnnotationDomainType,
  Axis,
  GroupBy,
  Heatmap,
  LineAnnotation,
  LineSeries,
  Partition,
  Position,
  Predicate,
  RectAnnotation,
  ScaleType,
  SmallMultiples,
} from '@elastic/charts';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { boxesOf } from '../../../boxes-of';
import { renderChart } from '../../../render-chart';

const rows = [10, 2, 1].flatMap((group) => [1, 2, 3].map((x) => ({ x, y: x, group })));
type Row = (typeof rows)[number];

const groups = (sort: Predicate, format?: (group: unknown) => string) => (
  <GroupBy
    id="groups"
    by={(_spec, { group }: Row) => group}
    sort={sort}
    format={format as (group: string | number) => string}
  />
);
const lines = (
  <LineSeries
    id="lines"
    data={rows}
    xScaleType={ScaleType.Linear}
    xAccessor="x"
    yAccessors={['y']}
  />
);

const panels = (split: 'splitVertically' | 'splitHorizontally', specs: ReactNode) =>
  renderChart(
    <>
      {groups(Predicate.DataIndex)}
      <SmallMultiples {...{ [split]: 'groups' }} />
      {lines}
      {specs}
    </>,
  );

describe('api/specs/global/SmallMultiples', () => {
  it('Every row of panels has its own ticks of y: give the axis few, with ticks={3}.', async () => {
    const tickLines = async (split: 'splitVertically' | 'splitHorizontally') => {
      const { svg } = await panels(
        split,
        <Axis
          id="y"
          position={Position.Left}
          ticks={3}
          style={{ tickLine: { visible: true, stroke: '#123456' } }}
        />,
      );
      return boxesOf(svg, '#123456').length;
    };
    const inOneRow = await tickLines('splitHorizontally');
    expect(inOneRow).toBeGreaterThan(1);
    expect(inOneRow).toBeLessThanOrEqual(4);
    expect((await tickLines('splitVertically')) % 3).toBe(0);
    expect(await tickLines('splitVertically')).toBeGreaterThan(inOneRow);
  });

  it('An annotation is repeated in every panel.', async () => {
    for (const split of ['splitVertically', 'splitHorizontally'] as const) {
      const { svg, texts } = await panels(
        split,
        <>
          {Object.values(AnnotationDomainType).map((domainType) => (
            <LineAnnotation
              key={domainType}
              id={domainType}
              domainType={domainType}
              dataValues={[{ dataValue: 2 }]}
              marker={domainType}
              style={{ line: { stroke: '#123456' } }}
            />
          ))}
          <RectAnnotation
            id="rectangle"
            dataValues={[{ coordinates: { y0: 1, y1: 2 } }]}
            style={{ fill: '#abcdef', opacity: 1 }}
          />
        </>,
      );
      expect(boxesOf(svg, '#123456'), split).toHaveLength(6);
      expect(boxesOf(svg, '#ABCDEF'), split).toHaveLength(3);
      for (const domainType of Object.values(AnnotationDomainType))
        expect(texts.filter((text) => text === domainType)).toHaveLength(3);
    }
  });
});

describe('api/specs/global/GroupBy', () => {
  const families = {
    xy: lines,
    heatmap: (
      <Heatmap
        id="heatmap"
        data={rows}
        xAccessor="x"
        yAccessor="y"
        valueAccessor="y"
        colorScale={{ type: 'bands', bands: [{ start: 0, end: 9, color: '#aabbcc' }] }}
      />
    ),
    partition: (
      <Partition
        id="partition"
        smallMultiples="panels"
        data={rows}
        valueAccessor={({ y }: Row) => y}
        layers={[{ groupByRollup: ({ x }: Row) => x }]}
      />
    ),
  };

  /** Returns the titles of the panels, and the types that `format` gets. */
  async function titles(family: keyof typeof families, sort: Predicate, split = 'groups') {
    const types = new Set<string>();
    const { texts } = await renderChart(
      <>
        {groups(sort, (group) => {
          types.add(typeof group);
          return `Panel ${String(group)}`;
        })}
        <SmallMultiples id="panels" splitHorizontally={split} />
        {families[family]}
        {family === 'xy' && <Axis id="x" position={Position.Bottom} />}
      </>,
    );
    return {
      panels: texts.filter((text) => text.startsWith('Panel')).map((text) => text.slice(6)),
      types: [...types],
    };
  }

  it('A name that no GroupBy has makes no panels.', async () => {
    expect((await titles('xy', Predicate.DataIndex)).panels).toHaveLength(3);
    expect((await titles('xy', Predicate.DataIndex, 'other')).panels).toEqual([]);
  });

  it('In XY charts and heatmaps format gets the group as text, also when by returns a number.', async () => {
    for (const family of ['xy', 'heatmap'] as const)
      expect((await titles(family, Predicate.DataIndex)).types, family).toEqual(['string']);
    expect((await titles('partition', Predicate.DataIndex)).types).toEqual(['number']);
  });

  it('In a Partition the numeric orders of sort do nothing, and the spec that by gets has only its id and its types.', async () => {
    for (const sort of [Predicate.NumAsc, Predicate.NumDesc])
      expect((await titles('partition', sort)).panels).toEqual(['10', '2', '1']);
    expect((await titles('xy', Predicate.NumAsc)).panels).toEqual(['1', '2', '10']);
    let keys: string[] = [];
    await renderChart(
      <>
        <GroupBy
          id="groups"
          by={(spec, { group }: Row) => {
            keys = Object.keys(spec);
            return group;
          }}
          sort={Predicate.DataIndex}
        />
        <SmallMultiples id="panels" splitHorizontally="groups" />
        {families.partition}
      </>,
    );
    expect(keys.sort()).toEqual(['chartType', 'id', 'specType']);
  });
});
