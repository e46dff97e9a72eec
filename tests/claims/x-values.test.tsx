import { AreaSeries, Axis, BubbleSeries, LineSeries, Position, ScaleType } from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { renderChart } from './render-chart';

const axis = <Axis id="x" position={Position.Bottom} />;
const props = { id: 'series', xAccessor: 'x', yAccessors: ['y'] };
const dates = [new Date(0), new Date(86_400_000)];

/** Expects that a series drops rows with `Date` objects, and that it throws for strings. */
async function expectNoDates(Series: typeof LineSeries | typeof AreaSeries) {
  const rows = (x: unknown[]) => x.map((value, index) => ({ x: value, y: index + 1 }));
  const chart = (x: unknown[]) =>
    renderChart(
      <>
        {axis}
        <Series {...props} data={rows(x)} xScaleType={ScaleType.Time} />
      </>,
    );
  expect((await chart(dates)).texts).toEqual(['No data to display']);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(chart(dates.map((date) => date.toISOString()))).rejects.toThrow(
    'Scale generation for the multilayer axis failed',
  );
  error.mockRestore();
  const inOneRow = await renderChart(
    <>
      <Axis id="x" position={Position.Bottom} timeAxisLayerCount={0} />
      <Series {...props} data={rows(['Jan', 'Feb'])} xScaleType={ScaleType.Time} />
    </>,
  );
  expect(inOneRow.texts).toEqual(['Jan', 'Feb']);
}

/** Returns the values of the ticks for x values of different distances, on the default scale. */
async function ticks(Series: typeof LineSeries | typeof AreaSeries | typeof BubbleSeries) {
  const data = [1, 2, 10].map((x) => ({ x, y: x }));
  const { debugState } = await renderChart(
    <>
      {axis}
      <Series {...props} data={data} />
    </>,
  );
  return debugState?.axes?.x[0]?.values;
}

const ordinal = [1, 2, 10];
const linear = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

describe('api/specs/xy/LineSeries', () => {
  it('Date objects as x drop their rows without a message, date strings throw on an axis with rows of dates.', () =>
    expectNoDates(LineSeries));

  it('The x scale is Ordinal by default: all points stand at equal distances, whatever their values.', async () => {
    expect(await ticks(LineSeries)).toEqual(ordinal);
  });
});

describe('api/specs/xy/AreaSeries', () => {
  it('Date objects as x drop their rows without a message, date strings throw on an axis with rows of dates.', () =>
    expectNoDates(AreaSeries));

  it('The x scale is Linear by default, where bars and lines start with Ordinal: set xScaleType on every series of a mixed chart.', async () => {
    expect(await ticks(AreaSeries)).toEqual(linear);
    expect(await ticks(LineSeries)).toEqual(ordinal);
  });
});

describe('api/specs/xy/BubbleSeries', () => {
  it('The x scale is Ordinal by default.', async () => {
    expect(await ticks(BubbleSeries)).toEqual(ordinal);
  });
});

describe('docs/dates', () => {
  it('Date strings make the scale ordinal; if an axis has rows of dates the chart throws "Scale generation for the multilayer axis failed".', () =>
    expectNoDates(LineSeries));
});
