import {
  AreaSeries,
  Axis,
  BarSeries,
  BinAgg,
  Chart,
  Direction,
  GroupBy,
  Heatmap,
  LineSeries,
  Partition,
  Position,
  Predicate,
  ScaleType,
  Settings,
  SmallMultiples,
  StackMode,
  type SettingsProps,
  type XScaleType,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { combinations } from '../../combinations';
import { render, renderChart, unmountAll, type Series } from '../../render-chart';

const accessors = { xAccessor: 'x', yAccessors: ['y'] };

/** Returns the labels of the x axis of a line over strings that look like numbers. */
async function withStrings(
  xScaleType: XScaleType,
  timeAxisLayerCount: number | undefined,
  data: { x: string | number; y: number }[] = [
    { x: 1, y: 1 },
    { x: '5', y: 1 },
    { x: 9, y: 1 },
  ],
) {
  const { debugState } = await renderChart(
    <>
      <Axis
        id="x"
        position={Position.Bottom}
        timeAxisLayerCount={timeAxisLayerCount}
        tickFormat={String}
      />
      <LineSeries id="line" {...accessors} data={data} xScaleType={xScaleType} />
    </>,
  );
  return debugState?.axes?.x[0]?.labels;
}

async function expectOrdinalOrError() {
  const { Linear, Log, Sqrt, Time } = ScaleType;
  for (const [type, layers] of [
    [Linear, undefined],
    [Log, undefined],
    [Sqrt, undefined],
    [Time, 0],
  ] as const)
    expect(await withStrings(type, layers), type).toEqual(['1', '5', '9']);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const layers of [undefined, 1])
    await expect(withStrings(Time, layers)).rejects.toThrow('multilayer axis');
  error.mockRestore();
}

describe('reference/notes/SeriesScales', () => {
  it(
    'When any x value is a string, the chart falls back to an ordinal scale; an axis with rows of dates throws an error then.',
    expectOrdinalOrError,
  );

  it('When the series of a chart disagree, the scale becomes ordinal if one of them is ordinal, else linear.', async () => {
    const data = [0, 1, 2, 4].map((x) => ({ x, y: x + 1 }));
    const ends = async (...types: XScaleType[]) => {
      const { debugState } = await renderChart(
        <>
          <Axis id="x" position={Position.Bottom} tickFormat={String} />
          {types.map((type, index) => (
            <LineSeries key={index} id={`${index}`} {...accessors} data={data} xScaleType={type} />
          ))}
        </>,
      );
      return debugState!.axes!.x[0]!.labels;
    };
    const { Linear, Log, Ordinal, Sqrt, Time } = ScaleType;
    for (const other of [Linear, Log, Sqrt, Time]) {
      expect(await ends(Ordinal, other)).toEqual(['0', '1', '2', '4']);
      expect(await ends(other, Ordinal)).toEqual(['0', '1', '2', '4']);
    }
    const linear = await ends(Linear);
    for (const [one, other] of [
      [Time, Linear],
      [Log, Linear],
      [Sqrt, Log],
    ] as const)
      expect(await ends(one, other)).toEqual(linear);
  });
});

describe('reference/notes/ScaleType', () => {
  it('An axis with rows of dates throws an error then.', expectOrdinalOrError);
});

describe('api/specs/types/SeriesScales', () => {
  it('A time axis with rows of dates throws an error then.', expectOrdinalOrError);
});

const day = 86_400_000;

describe('reference/notes/XScaleType', () => {
  it('The x axis gets rows of time units, unless the chart is rotated or the axis has timeAxisLayerCount: 0.', async () => {
    const hasRows = async (
      rotation: SettingsProps['rotation'],
      position: Position,
      timeAxisLayerCount?: number,
    ) => {
      const { texts } = await renderChart(
        <>
          <Axis id="x" position={position} timeAxisLayerCount={timeAxisLayerCount} />
          <LineSeries
            id="line"
            {...accessors}
            data={[0, 1, 2, 3].map((y) => ({ x: Date.UTC(2025, 0, 1) + y * day, y }))}
            timeZone="utc"
            xScaleType={ScaleType.Time}
          />
        </>,
        { rotation },
      );
      return texts.includes('January 2025');
    };
    const { Bottom, Left, Right, Top } = Position;
    for (const position of [Bottom, Top]) {
      expect(await hasRows(0, position)).toBe(true);
      expect(await hasRows(0, position, 0)).toBe(false);
      expect(await hasRows(180, position)).toBe(false);
    }
    for (const position of [Left, Right])
      for (const rotation of [90, -90] as const)
        expect(await hasRows(rotation, position)).toBe(false);
  });
});

describe('reference/notes/SmallMultiplesSpec', () => {
  it('The id of the GroupBy whose panels fill the area row by row. They are as high as wide or higher, except in a low chart, where they stand in one row.', async () => {
    for (const { width, height, count } of combinations({
      width: [200, 600],
      height: [60, 300, 500],
      count: [2, 5, 7, 12],
    })) {
      const { debugState } = await render(
        <div style={{ width }}>
          <Chart size={{ height }}>
            <Settings
              debugState
              theme={{ chartMargins: { left: 0, right: 0, top: 0, bottom: 0 } }}
            />
            <Partition
              id="parts"
              data={Array.from({ length: count }, (_, panel) => ({ panel }))}
              valueAccessor={() => 1}
              layers={[{ groupByRollup: () => 'all' }]}
            />
            <GroupBy id="by" by={(_, { panel }) => panel} sort={Predicate.DataIndex} />
            <SmallMultiples
              splitZigzag="by"
              style={{
                horizontalPanelPadding: { outer: 0, inner: 0 },
                verticalPanelPadding: { outer: 0, inner: 0 },
              }}
            />
          </Chart>
        </div>,
      );
      unmountAll();
      const panels = debugState!.partition!.map(({ partitions }) => partitions[0]!.coords);
      const [columns, rows] = [0, 1].map((side) => new Set(panels.map((at) => at[side])).size);
      const [panelWidth, panelHeight] = [width / columns!, height / rows!];
      expect(panels).toHaveLength(count);
      // Row by row: the first panels differ in x only.
      for (const panel of panels.slice(0, columns)) expect(panel[1]).toBe(panels[0]![1]);
      if (rows! > 1) expect(panelHeight).toBeGreaterThanOrEqual(panelWidth);
      if (height === 60) expect(rows).toBe(1);
    }
  });
});

/** Returns the values of the x axis of bars over c, a, b and, without a value, d. */
async function ordered(settings: SettingsProps, props: object = {}) {
  const { debugState } = await renderChart(
    <>
      <Axis id="x" position={Position.Bottom} />
      <BarSeries
        id="bars"
        {...accessors}
        data={[
          { x: 'c', y: 2, z: 9 },
          { x: 'a', y: -7, z: 0 },
          { x: 'b', y: 3, z: 0 },
          { x: 'd', y: null, z: null },
        ]}
        {...props}
      />
    </>,
    settings,
  );
  return debugState!.axes!.x[0]!.labels.join();
}

describe('reference/notes/OrderBy', () => {
  it('Leaving it out sorts by the sum.', async () => {
    const by = (binAgg?: BinAgg) =>
      ordered({ orderOrdinalBinsBy: { binAgg, direction: Direction.Ascending } });
    expect(await by(BinAgg.Sum)).toBe('a,d,c,b');
    expect(await by()).toBe('a,d,c,b');
    expect(await by(BinAgg.None)).toBe('c,a,b,d');
  });

  it('Anything but ascending, also leaving it out, puts the greatest first.', async () => {
    for (const direction of [Direction.Descending, undefined])
      expect(await ordered({ orderOrdinalBinsBy: { direction } })).toBe('b,c,d,a');
  });
});

describe('reference/notes/SettingsSpec', () => {
  it('Sorts the values of an ordinal x axis by the sum of their y values, over all series. Without it they stay in the order of the data.', async () => {
    const orderOrdinalBinsBy = { direction: Direction.Descending };
    for (const props of [
      {},
      { stackAccessors: ['x'] },
      { stackAccessors: ['x'], stackMode: StackMode.Percentage },
    ]) {
      const both = { yAccessors: ['y', 'z'], ...props };
      expect(await ordered({ orderOrdinalBinsBy }, both)).toBe('c,b,d,a');
      expect(await ordered({}, both)).toBe('c,a,b,d');
    }
    // Numbers are not sorted either.
    const data = [3, 1, 2].map((x) => ({ x, y: 1 }));
    expect(await ordered({}, { data, xScaleType: ScaleType.Ordinal })).toBe('3,1,2');
  });

  it('An xDomain wins over it.', async () => {
    const settings = { xDomain: ['d', 'c', 'b', 'a'] };
    for (const direction of Object.values(Direction))
      expect(await ordered({ ...settings, orderOrdinalBinsBy: { direction } })).toBe('d,c,b,a');
  });
});

describe('reference/notes/Predicate', () => {
  it('Alphabetically from A to Z, by the rules of locale in Settings. Numbers are compared as text, so 10 comes before 9.', async () => {
    const names = ['z', 'ä', 'a', '10', '9'];
    for (const [locale, order] of [
      ['en', ['10', '9', 'a', 'ä', 'z']],
      ['sv', ['10', '9', 'a', 'z', 'ä']],
    ] as const) {
      for (const [sort, expected] of [
        [Predicate.AlphaAsc, order],
        [Predicate.AlphaDesc, [...order].reverse()],
      ] as const) {
        const panels = await renderChart(
          <>
            <GroupBy id="by" by={(_, { name }) => name} sort={sort} />
            <SmallMultiples splitHorizontally="by" />
            <Axis id="x" position={Position.Bottom} />
            <BarSeries
              id="bars"
              {...accessors}
              data={names.map((name) => ({ name, x: 'x', y: 1 }))}
            />
          </>,
          { locale },
        );
        expect(panels.texts.filter((text) => names.includes(text))).toEqual(expected);
        const { debugState } = await renderChart(
          <Heatmap
            id="heatmap"
            data={names.map((x) => ({ x, y: x, value: 1 }))}
            xAccessor="x"
            yAccessor="y"
            valueAccessor="value"
            xScale={{ type: ScaleType.Ordinal }}
            xSortPredicate={sort}
            ySortPredicate={sort}
            colorScale={{ type: 'bands', bands: [{ start: 0, end: 9, color: '#22aa66' }] }}
          />,
          { locale },
        );
        expect(debugState!.axes!.x[0]!.labels).toEqual(expected);
        expect(debugState!.axes!.y[0]!.labels).toEqual(expected);
      }
    }
  });
});

describe('reference/notes/SeriesAccessors', () => {
  it('All stacked series of a group form one stack, even of different types, in the order in which the series are declared or in that of renderingSort; use another groupId for another pile.', async () => {
    const top = async (kinds: Series[], groups: string[]) => {
      const { debugState } = await renderChart(
        <>
          <Axis id="y" position={Position.Left} />
          {kinds.map((Kind, index) => (
            <Kind
              key={index}
              id={`${index}`}
              groupId={groups[index]}
              useDefaultGroupDomain
              {...accessors}
              data={[0, 1].map((x) => ({ x, y: 10 }))}
              xScaleType={ScaleType.Linear}
              stackAccessors={['x']}
            />
          ))}
        </>,
      );
      return Number(debugState!.axes!.y[0]!.labels.at(-1));
    };
    for (const kinds of [
      [AreaSeries, BarSeries],
      [LineSeries, BarSeries],
      [LineSeries, AreaSeries],
    ] as Series[][]) {
      expect(await top(kinds, [])).toBe(20);
      expect(await top(kinds, ['one', 'other'])).toBe(10);
    }
  });
});
