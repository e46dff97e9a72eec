import { Axis, BarSeries, LineSeries, Position, ScaleType, type AxisProps } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { combinations } from './combinations';
import { axisOf, renderChart, unmountAll, type Series } from './render-chart';

const rounded = (value: unknown) => Number(value).toFixed(0);
/** Ways to round the labels of an axis. */
const rounding: Partial<AxisProps>[] = [
  { tickFormat: rounded },
  { labelFormat: rounded },
  { tickFormat: rounded, showDuplicatedTicks: true },
];

/** Returns the ticks of a y axis for a value, as `position label`. */
async function ticks(value: number, axis: Partial<AxisProps>, Series: Series, yNice = false) {
  const { debugState } = await renderChart(
    <>
      <Axis id="y" position={Position.Left} {...axis} />
      <Series
        id="series"
        data={[
          { x: 1, y: value },
          { x: 2, y: value / 2 },
        ]}
        xScaleType={ScaleType.Linear}
        yNice={yNice}
        xAccessor="x"
        yAccessors={['y']}
      />
    </>,
  );
  unmountAll();
  const { labels, values } = axisOf(debugState, 'y');
  return labels.map((label, index) => `${values[index]} ${label}`);
}

const series: Series[] = [BarSeries, LineSeries];

async function expectRoundingIsNotEnough() {
  for (const { Series, axis } of combinations({ Series: series, axis: rounding })) {
    for (const value of [0.5, 0.6, 0.7])
      expect(await ticks(value, axis, Series)).toEqual(['0 0', '0.5 1']);
    expect(await ticks(0.4, axis, Series)).toEqual(['0 0', '0.2 0', '0.4 0']);
    expect(await ticks(2, axis, Series)).toEqual(['0 0', '1 1', '2 2']);
  }
  // With a nice domain an axis keeps ticks whose labels are the same.
  for (const { Series, axis } of combinations({ Series: series, axis: rounding }))
    expect(await ticks(2, axis, Series, true)).toEqual(['0 0', '0.5 1', '1 1', '1.5 2', '2 2']);
}

async function expectWholeNumbers() {
  for (const { Series, value, axis } of combinations({
    Series: series,
    value: [0.4, 0.7, 1, 1.4, 2, 5],
    axis: [{}, { tickFormat: rounded }],
  })) {
    const labels = await ticks(value, { ...axis, maximumFractionDigits: 0 }, Series);
    const whole = Array.from({ length: Math.floor(value) + 1 }, (_, tick) => `${tick} ${tick}`);
    expect(labels).toEqual(whole);
  }
}

describe('docs/axis-labels', () => {
  it(
    'maximumFractionDigits={0} drops the ticks at fractions: 0, 1, 2 instead of 0, 0.5, 1, 1.5, 2.',
    expectWholeNumbers,
  );
  it(
    'An axis of numbers takes fewer ticks until their labels differ, as far as that is possible, unless its series set xNice or yNice. A tickFormat that rounds shows 0, 1, 2 for values up to 2, but 0, 0, 0 for values up to 0.4.',
    expectRoundingIsNotEnough,
  );
});

describe('docs/formats', () => {
  it(
    'Set maximumFractionDigits={0} on the axis: it drops the ticks at 0.5 and 1.5.',
    expectWholeNumbers,
  );
  it(
    'A tickFormat that rounds does not replace it. For values up to 0.7 it writes 1 beside the tick at 0.5, and up to 0.4 it writes 0 three times.',
    expectRoundingIsNotEnough,
  );

  it('maximumFractionDigits of an axis does not round labels, it drops ticks.', expectWholeNumbers);
});

describe('api/specs/xy/Axis', () => {
  it(
    'To limit decimals round them in your format; maximumFractionDigits does not shorten labels, it drops the ticks that have more decimals.',
    expectWholeNumbers,
  );
});

describe('reference/notes/AxisSpec', () => {
  it(
    'Drops the ticks whose value has more decimals than this; 0 keeps whole numbers only.',
    expectWholeNumbers,
  );
});

describe('examples/axis', () => {
  it('maximumFractionDigits with 0 drops the ticks between whole numbers.', expectWholeNumbers);
});
