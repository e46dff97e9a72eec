import { AreaSeries, Direction, LineSeries, ScaleType, type SettingsProps } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { combinations } from './combinations';
import { renderChart, unmountAll, type Series } from './render-chart';

const accessors = {
  xScaleType: ScaleType.Ordinal,
  xAccessor: 'x',
  yAccessors: ['y'],
};
const kinds: Series[] = [LineSeries, AreaSeries];

/** Returns the positions of the points of a series, in the order of its path, which may have several pieces. */
async function order(
  Series: Series,
  xs: string[],
  xDomain?: string[],
  before?: string[],
  settings: SettingsProps = {},
) {
  const rowsOf = (names: string[]) => names.map((x, y) => ({ x, y: y + 1 }));
  const { debugState } = await renderChart(
    <>
      {before && <Series id="before" data={rowsOf(before)} {...accessors} />}
      <Series id="own" data={rowsOf(xs)} {...accessors} />
    </>,
    { ...settings, ...(xDomain && { xDomain }) },
  );
  unmountAll();
  const { lines = [], areas = [] } = debugState ?? {};
  const path =
    lines.find(({ name }) => name === 'own')?.path ??
    areas.find(({ name }) => name === 'own')!.lines.y1.path;
  return path
    .split('M')
    .slice(1)
    .map((piece) =>
      [...piece.matchAll(/([\d.]+),[\d.]+/g)].map(([, x]) => Math.round(Number(x) / 200)),
    );
}

const abc = ['a', 'b', 'c'];

async function expectOrderOfData() {
  for (const Series of kinds) {
    expect(await order(Series, abc)).toEqual([[0, 1, 2]]);
    expect(await order(Series, ['b', 'a', 'c'])).toEqual([[0, 1, 2]]);
    // The line goes back to the left.
    expect(await order(Series, abc, ['b', 'a', 'c'])).toEqual([[1, 0, 2]]);
    expect(await order(Series, ['b', 'a', 'c'], ['b', 'a', 'c'])).toEqual([[0, 1, 2]]);
    // The values are 1, 2 and 3.
    const settings = { orderOrdinalBinsBy: { direction: Direction.Descending } };
    expect(await order(Series, abc, undefined, undefined, settings)).toEqual([[0, 1, 2]]);
    expect(await order(Series, abc, ['b', 'a', 'c'], undefined, settings)).toEqual([[2, 0, 1]]);
  }
}

async function expectOrderOfFirstSeries() {
  for (const { Series, xDomain } of combinations({ Series: kinds, xDomain: [abc, undefined] })) {
    // The first series has no b, which therefore comes last.
    const expected = xDomain ? [[0, 2, 1]] : [[0, 1, 2]];
    expect(await order(Series, abc, xDomain, ['a', 'c'])).toEqual(expected);
  }
  await expectOrderOfData();
}

describe('docs/domains', () => {
  it(
    'Lines and areas still connect their points in the order of the data, or of orderOrdinalBinsBy, so sort the rows in the same way.',
    expectOrderOfData,
  );

  it('They break at a category that is left out.', async () => {
    for (const Series of kinds) {
      expect(await order(Series, ['a', 'b', 'c'], ['a', 'c', 'd'])).toEqual([[0], [1]]);
      expect(await order(Series, ['a', 'c'], ['a', 'c', 'd'])).toEqual([[0, 1]]);
    }
  });
});

describe('docs/missing-values', () => {
  it(
    'Even then lines and areas connect their points in the order of the data, or of orderOrdinalBinsBy.',
    expectOrderOfFirstSeries,
  );
});

describe('docs/sorting', () => {
  it(
    'xDomain places it, but lines and areas still connect their points in the order of the data, or of orderOrdinalBinsBy.',
    expectOrderOfFirstSeries,
  );
});
