import {
  AreaSeries,
  Axis,
  BarSeries,
  BubbleSeries,
  LineSeries,
  Position,
  ScaleType,
  type YDomainRange,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { combinations } from './combinations';
import { axisOf, first, renderChart, type Series } from './render-chart';

const fitted = { min: NaN, max: NaN, fit: true };

const lineOrBar: Series[] = [LineSeries, BarSeries, AreaSeries];

const configurations = [
  ...combinations({
    Series: lineOrBar,
    xScaleType: [ScaleType.Ordinal, ScaleType.Linear, ScaleType.Time],
    stackAccessors: [undefined, ['x']],
  }),
  { Series: BubbleSeries, xScaleType: ScaleType.Linear, stackAccessors: undefined },
];

/** Returns the first and the last tick of the y axis of a series. */
async function endsOf(
  { Series, xScaleType, stackAccessors }: (typeof configurations)[number],
  values: number[],
  { domain, yScaleType }: { domain?: YDomainRange; yScaleType?: typeof ScaleType.Log } = {},
): Promise<unknown[]> {
  const { debugState } = await renderChart(
    <>
      <Axis id="y" position={Position.Left} {...(domain && { domain })} />
      <Series
        id="series"
        data={values.map((y, x) => ({ x, y }))}
        xScaleType={xScaleType}
        xAccessor="x"
        yAccessors={['y']}
        {...(yScaleType && { yScaleType })}
        {...(stackAccessors && { stackAccessors: [...stackAccessors] })}
      />
    </>,
  );
  const ticks = axisOf(debugState, 'y').values;
  return [ticks[0], ticks.at(-1)];
}

let result: Promise<void> | undefined;

/** Expects zero in the domain of y, and no other end than those of the data. */
const expectZero = () => (result ??= compareEnds());

async function compareEnds() {
  for (const configuration of configurations) {
    expect(await endsOf(configuration, [10, 20])).toEqual([0, 20]);
    expect(await endsOf(configuration, [-10, 20])).toEqual([-10, 20]);
    expect(await endsOf(configuration, [-20, -10])).toEqual([-20, 0]);
  }
  expect(await endsOf(first(configurations), [10, 20], { domain: fitted })).toEqual([10, 20]);
}

let logResult: Promise<void> | undefined;

/** Expects 1 at the start of a log scale. */
const expectOne = () => (logResult ??= compareLogEnds());

async function compareLogEnds() {
  const log = { yScaleType: ScaleType.Log };
  for (const configuration of configurations)
    expect(await endsOf(configuration, [10, 1000], log)).toEqual([1, 1000]);
  expect(await endsOf(first(configurations), [10, 1000], { ...log, domain: fitted })).toEqual([
    10, 1000,
  ]);
}

describe('docs/axes', () => {
  it('The y axis starts at zero, or at the smallest value if that is negative; on a Log scale at 1.', async () => {
    await expectZero();
    await expectOne();
  });
});

describe('docs/which-chart', () => {
  it('The y axis starts at zero, or at the smallest value if that is negative; a Log scale starts at 1.', async () => {
    await expectZero();
    await expectOne();
  });
});

describe('docs/domains', () => {
  it('On a Log scale it starts at 1.', expectOne);

  it(
    'The y axis starts at zero by default, or at the smallest value if that is negative.',
    expectZero,
  );
});

describe('api/specs/xy/LineSeries', () => {
  it('On a Log scale it starts at 1.', expectOne);

  it('The y axis starts at zero, or at the smallest value if that is negative.', expectZero);
});

describe('api/specs/xy/BubbleSeries', () => {
  it('On a Log scale it starts at 1.', expectOne);

  it(
    'The y axis starts at zero, or at the smallest value if that is negative, unless its domain says otherwise.',
    expectZero,
  );
});

describe('docs/troubleshooting', () => {
  it('It includes zero.', expectZero);
});

describe('docs/data', () => {
  it('The y axis includes zero, on a log scale 1, unless its domain says otherwise: Scales.', async () => {
    await expectZero();
    await expectOne();
  });
});
