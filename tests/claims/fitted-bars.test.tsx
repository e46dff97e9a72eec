import {
  AreaSeries,
  Axis,
  BarSeries,
  Position,
  ScaleType,
  StackMode,
  type YDomainRange,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { combinations } from './combinations';
import { drawnAt } from './drawn-at';
import { partOf, renderChart, unmountAll, type Series } from './render-chart';

const colors = { first: '#aa2211', second: '#2211aa' };
const fit: YDomainRange = { min: NaN, max: NaN, fit: true };

interface Look {
  Series?: Series;
  stackMode?: StackMode;
  isStacked?: boolean;
  yScaleType?: typeof ScaleType.Linear | typeof ScaleType.Log | typeof ScaleType.Sqrt;
  domain?: YDomainRange;
}

/** Renders two categories of one series, or of two that are stacked. */
async function chart(values: [number, number], look: Look) {
  const { Series = BarSeries, stackMode, isStacked, domain, yScaleType = ScaleType.Linear } = look;
  const parts = isStacked ? (['first', 'second'] as const) : (['first'] as const);
  const rendered = await renderChart(
    <>
      <Axis id="y" position={Position.Left} domain={domain} hide />
      {parts.map((id) => (
        <Series
          key={id}
          id={id}
          color={colors[id]}
          data={values.map((y, x) => ({ x: `${x}`, y }))}
          xScaleType={ScaleType.Ordinal}
          yScaleType={yScaleType}
          xAccessor="x"
          yAccessors={['y']}
          {...(isStacked && { stackAccessors: ['x'], stackMode })}
        />
      ))}
    </>,
  );
  unmountAll();
  return rendered;
}

/** Returns the visible heights of the bars of the first series. */
async function heights(values: [number, number], look: Look) {
  const columns = await drawnAt(await chart(values, look), colors.first, [150, 450]);
  return columns.map(({ length }) => length);
}

const oneSign: [number, number][] = [
  [30, 80],
  [-30, -80],
];

async function expectNoShortestBar() {
  for (const { values, yScaleType } of combinations({
    values: oneSign,
    yScaleType: [ScaleType.Linear, ScaleType.Sqrt, ScaleType.Log],
  })) {
    const [shortest, longest] = await heights(values, { yScaleType, domain: fit });
    expect(shortest).toBeLessThan(2);
    expect(longest).toBeGreaterThan(290);
    const [whole] = await heights(values, { yScaleType });
    expect(whole).toBeGreaterThan(80);
    const [padded] = await heights(values, { yScaleType, domain: { ...fit, padding: 10 } });
    expect(padded).toBeGreaterThan(20);
  }
  const differentSigns: [number, number] = [-30, 80];
  expect(await heights(differentSigns, { domain: fit })).toEqual(await heights(differentSigns, {}));
}

/** Expects that \`fit\` changes nothing on scales that contain a zero. */
async function expectZeroInStacks(...kinds: Series[]) {
  for (const { values, Series, yScaleType, stackMode } of combinations({
    values: oneSign,
    Series: kinds,
    yScaleType: [ScaleType.Linear, ScaleType.Sqrt],
    stackMode: [undefined, StackMode.Percentage],
  })) {
    const look = { Series, yScaleType, stackMode, isStacked: true };
    const [fitted, plain] = [
      await chart(values, { ...look, domain: fit }),
      await chart(values, look),
    ];
    const points = ({ debugState }: typeof plain) =>
      debugState?.bars?.map(({ bars }) => bars) ??
      partOf(debugState, 'areas').map(({ path }) => path);
    expect(points(fitted)).toEqual(points(plain));
    expect(await drawnAt(fitted, colors.first, [150, 450])).toEqual(
      await drawnAt(plain, colors.first, [150, 450]),
    );
  }
}

async function expectStackedBars() {
  await expectZeroInStacks(BarSeries);
  const [shortest] = await heights([30, 80], {
    isStacked: true,
    yScaleType: ScaleType.Log,
    domain: fit,
  });
  expect(shortest).toBeLessThan(2);
}

const barsAndAreas: Series[] = [BarSeries, AreaSeries];

describe('docs/bars', () => {
  it(
    'fit in the domain of the axis cuts bars off if all values have the same sign: without padding, the shortest one has no height.',
    expectNoShortestBar,
  );
  it('Stacked bars keep the zero, except on a log scale.', expectStackedBars);
});

describe('docs/domains', () => {
  it('With fit the shortest bar has no height at all, unless values are stacked or differ in sign, or the domain has padding.', async () => {
    await expectNoShortestBar();
    await expectZeroInStacks(BarSeries);
  });
  it('fit: true leaves the zero out, except below stacked bars and areas.', async () => {
    await expectNoShortestBar();
    await expectZeroInStacks(...barsAndAreas);
  });
});

describe('docs/axes', () => {
  it('Stacked bars and areas keep the zero.', () => expectZeroInStacks(...barsAndAreas));
});

describe('reference/notes/YDomainBase', () => {
  it('Bars and areas then no longer show amounts by their length; stacked ones include zero all the same, except on a log scale.', async () => {
    await expectNoShortestBar();
    await expectZeroInStacks(...barsAndAreas);
    await expectStackedBars();
  });
});
