import { BarSeries, LineSeries, ScaleType, type AccessorFn } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { legendItemsOf } from './legend-of';
import { tooltipAt } from './pointer';
import { renderChart, type Series, type SeriesProps } from './render-chart';

const rows = [0, 1].map((x) => ({ x, web: 1, app: 2, city: 'Oslo' }));
const field = ['web'];
const fields = ['web', 'app'];
const city = { splitSeriesAccessors: ['city'] };

/** Returns the names of the series in the legend and in the tooltip. */
async function namesOf(Series: Series, props: Partial<SeriesProps>) {
  const rendered = await renderChart(
    <Series
      id="id"
      data={rows}
      xScaleType={ScaleType.Linear}
      xAccessor="x"
      yAccessors={field}
      {...props}
    />,
    { showLegend: true },
  );
  const tooltip = await tooltipAt(rendered.container, 20, 150);
  const labels = tooltip?.querySelectorAll('.echTooltip__label') ?? [];
  return {
    legend: legendItemsOf(rendered).map(({ label }) => label),
    tooltip: [...labels].map(({ textContent }) => textContent),
  };
}

async function expectFieldsInLegend() {
  for (const Series of [LineSeries, BarSeries]) {
    const name = 'name';
    expect((await namesOf(Series, { name })).legend).toEqual([name]);
    expect((await namesOf(Series, {})).legend).toEqual(['id']);
    expect((await namesOf(Series, { name, ...city })).legend).toEqual(['Oslo']);
    for (const [props, shown] of [
      [{ name }, name],
      [{}, 'id'],
    ] as const) {
      const names = await namesOf(Series, { ...props, yAccessors: fields });
      expect(names).toEqual({ legend: fields, tooltip: [shown, shown] });
    }
  }
}

/** Expects the place of a function without a name in the legend, and in the tooltip of a split series. */
async function expectPlaces() {
  const read = (key: 'web' | 'app', fieldName?: string): AccessorFn =>
    Object.assign((row: (typeof rows)[number]) => row[key], fieldName ? { fieldName } : {});
  for (const Series of [LineSeries, BarSeries]) {
    const places = ['(index:0)', '(index:1)'];
    const yAccessors = [read('web'), read('app')];
    expect(await namesOf(Series, { yAccessors })).toEqual({
      legend: places,
      tooltip: ['id', 'id'],
    });
    const split = places.map((place) => `Oslo - ${place}`);
    expect(await namesOf(Series, { yAccessors, ...city })).toEqual({
      legend: split,
      tooltip: split,
    });
    const named = [read('web', 'w'), read('app', 'a')];
    expect((await namesOf(Series, { yAccessors: named })).legend).toEqual(['w', 'a']);
    expect((await namesOf(Series, { yAccessors: [read('web')] })).legend).toEqual(['id']);
  }
}

describe('docs/data', () => {
  it('Functions without a fieldName are (index:0), (index:1) and so on.', expectPlaces);

  it(
    'Without a split, the series of several yAccessors have the names of their fields in the legend.',
    expectFieldsInLegend,
  );

  it('In the tooltip they all have the name or id of the spec. A function names each series:', async () => {
    await expectFieldsInLegend();
    const names = ['web name', 'app name'];
    expect(
      await namesOf(LineSeries, {
        yAccessors: fields,
        name: ({ yAccessor }) => `${yAccessor} name`,
      }),
    ).toEqual({ legend: names, tooltip: names });
  });
});

describe('docs/legend', () => {
  it(
    'The legend shows the name of a series, else its id; a split series shows the values that split it, and each of several yAccessors its field.',
    expectFieldsInLegend,
  );
});

describe('reference/notes/UnaryAccessorFn', () => {
  it(
    'Without it, the series uses the position in the list of accessors, such as (index:0), and with several y accessors this text also appears in the legend, and in the tooltip if the series is split.',
    expectPlaces,
  );

  it("Assign it to the function: Object.assign((d: Row) => d.a.b, { fieldName: 'b' }).", async () => {
    interface Row {
      x: number;
      a: { b: number };
    }
    const data: Row[] = [1, 2].map((x) => ({ x, a: { b: x } }));
    const nameOf = async (accessor: AccessorFn<Row>) => {
      const rendered = await renderChart(
        <LineSeries
          id="id"
          data={data}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={[accessor, 'x']}
        />,
        { showLegend: true },
      );
      return legendItemsOf(rendered)[0]?.label;
    };
    expect(await nameOf((d: Row) => d.a.b)).toBe('(index:0)');
    expect(await nameOf(Object.assign((d: Row) => d.a.b, { fieldName: 'b' }))).toBe('b');
  });
});
