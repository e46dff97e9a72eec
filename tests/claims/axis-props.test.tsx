import {
  Axis,
  BarSeries,
  LineSeries,
  Position,
  ScaleType,
  StackMode,
  type AxisProps,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { axisOf, renderChart } from './render-chart';

const hour = 3_600_000;
type DomainOfAxis = AxisProps['domain'];

/** Renders a line over two days with one axis. */
const chart = (axis: Omit<AxisProps, 'id'>) =>
  renderChart(
    <>
      <Axis id="axis" {...axis} />
      <LineSeries
        id="line"
        data={[
          { x: 0, y: 1 },
          { x: 48 * hour, y: 5 },
        ]}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="x"
        yAccessors={['y']}
      />
    </>,
  );

async function expectError() {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(chart({ position: Position.Bottom, domain: { min: 0, max: 1 } })).rejects.toThrow(
    /domain/,
  );
  error.mockRestore();
}

async function expectFormatInOneRowOnly() {
  const position = Position.Bottom;
  const tickFormat = () => 'formatted';
  expect((await chart({ position, tickFormat })).texts).not.toContain('formatted');
  expect((await chart({ position, labelFormat: tickFormat })).texts).not.toContain('formatted');
  const timeAxisLayerCount = 0;
  expect((await chart({ position, timeAxisLayerCount, tickFormat })).texts).toContain('formatted');
  const { texts } = await chart({ position, timeAxisLayerCount, labelFormat: tickFormat });
  expect(texts).toContain('formatted');
}

describe('docs/axes', () => {
  it('The domain of x is not a setting of the axis, and domain on an x axis throws.', expectError);

  it('timeAxisLayerCount is the largest number of rows, 2 by default; with 0 the axis has one row that your tickFormat writes.', async () => {
    const byDefault = await chart({ position: Position.Bottom });
    const inTwoRows = await chart({ position: Position.Bottom, timeAxisLayerCount: 2 });
    const inOneRow = await chart({ position: Position.Bottom, timeAxisLayerCount: 1 });
    expect(byDefault.texts).toEqual(inTwoRows.texts);
    expect(byDefault.texts).not.toEqual(inOneRow.texts);
    // Points ten years apart have no rows but decades.
    const decades = async (timeAxisLayerCount: number) => {
      const { debugState } = await renderChart(
        <>
          <Axis id="x" position={Position.Bottom} timeAxisLayerCount={timeAxisLayerCount} />
          <LineSeries
            id="line"
            data={[1900, 1910, 1990].map((year) => ({ x: Date.UTC(year, 0, 1), y: year }))}
            timeZone="utc"
            xScaleType={ScaleType.Time}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      return axisOf(debugState, 'x').labels;
    };
    expect((await decades(1)).length).toBeGreaterThan(5);
    expect(await decades(3)).toEqual(await decades(1));
    await expectFormatInOneRowOnly();
  });
});

describe('api/specs/xy/Axis', () => {
  it('On a time scale the x axis shows dates in rows, at most timeAxisLayerCount of them, unless the chart is turned.', async () => {
    const rowsOf = async (
      span: number,
      timeAxisLayerCount: number | undefined,
      position: Position,
      rotation: 0 | 90 | -90 | 180 = 0,
    ) => {
      const { texts } = await renderChart(
        <>
          <Axis id="x" position={position} {...(timeAxisLayerCount && { timeAxisLayerCount })} />
          <LineSeries
            id="line"
            data={Array.from({ length: 20 }, (_, index) => ({
              x: Date.UTC(2025, 0, 31, 20) + (index * span) / 20,
              y: index,
            }))}
            timeZone="utc"
            xScaleType={ScaleType.Time}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
        { rotation },
      );
      // The formats of hours, days, months and years.
      return [
        /^\d\d:\d\d$/,
        /^\d+(st|nd|rd|th)|^[A-Z]\w+ \d+, \d{4}/,
        /^[A-Z][a-z]+( \d{4})?$/,
        /^\d{4}$/,
      ].filter((format) => texts.some((text) => format.test(text))).length;
    };
    for (const position of [Position.Bottom, Position.Top]) {
      expect(await rowsOf(24 * hour, undefined, position)).toBe(2);
      expect(await rowsOf(24 * hour, 3, position)).toBe(3);
      // An axis of three years has no more units than months and years.
      for (const count of [2, 3, 4]) expect(await rowsOf(26_280 * hour, count, position)).toBe(2);
      expect(await rowsOf(24 * hour, 3, position, 180)).toBe(0);
    }
    for (const rotation of [90, -90] as const)
      expect(await rowsOf(24 * hour, 3, Position.Left, rotation)).toBe(0);
  });
});

describe('docs/troubleshooting', () => {
  it(
    'A time axis with rows of dates has its own formats: tickFormat and labelFormat apply only with timeAxisLayerCount={0}.',
    expectFormatInOneRowOnly,
  );
});

describe('reference/notes/AxisSpec', () => {
  it('Use it on y axes only: on an x axis it throws, set xDomain of Settings there.', expectError);

  it('It has no effect on the labels of a time axis with layers.', expectFormatInOneRowOnly);

  it('Write NaN for an end that is to stay as it is without a domain; a min above max throws.', async () => {
    const withDomain = (min: number, max: number) =>
      chart({ position: Position.Left, domain: { min, max } });
    const { debugState } = await withDomain(-4, NaN);
    expect(debugState?.axes?.y[0]?.values[0]).toBe(-4);
    // The data start at 1.
    expect((await withDomain(NaN, 9)).debugState?.axes?.y[0]?.values[0]).toBe(0);
    // The last point, which has the largest value, is at the top.
    expect(debugState?.lines?.[0]?.path).toMatch(/,0$/);
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(withDomain(5, 1)).rejects.toThrow('min is greater than max');
    error.mockRestore();
  });

  it(
    'If several axes of a group have a domain, the widest min and max count and the other options are lost; if none of them sets an end, the first domain counts.',
    expectWidestOrFirstDomain,
  );
});

describe('docs/domains', () => {
  it(
    'Of several axes with a domain for the same group, the widest min and max count, and their other options are lost. If none of them sets an end, the first domain counts.',
    expectWidestOrFirstDomain,
  );
});

describe('api/specs/xy/Axis', () => {
  it('For x use xDomain: domain on an x axis throws.', expectError);

  it('position is Left by default.', async () => {
    const { debugState } = await chart({});
    expect(debugState?.axes?.y[0]?.position).toBe('left');
    expect(debugState?.axes?.x).toEqual([]);
  });

  it(
    'Of several axes with a domain for one group, the widest ends count and their other options are lost; if none sets an end, the first domain counts.',
    expectWidestOrFirstDomain,
  );
});

async function expectWidestOrFirstDomain() {
  const ends = async (...domains: DomainOfAxis[]) => {
    const { debugState } = await renderChart(
      <>
        {domains.map((domain, index) => (
          <Axis key={index} id={`y ${index}`} position={Position.Left} domain={domain} />
        ))}
        <LineSeries
          id="line"
          data={[40, 60].map((y, x) => ({ x, y }))}
          xAccessor="x"
          yAccessors={['y']}
        />
      </>,
    );
    const values = axisOf(debugState, 'y').values;
    return [values[0], values.at(-1)];
  };
  const open = { min: NaN, max: NaN };
  const fit = { ...open, fit: true };
  expect(await ends({ min: 20, max: 70 }, { min: 30, max: 100 })).toEqual([20, 100]);
  expect(await ends({ ...fit, max: 80 }, fit)).toEqual([0, 80]);
  expect(await ends({ ...fit, max: 80 })).toEqual([40, 80]);
  expect(await ends(fit, open)).toEqual([40, 60]);
  expect(await ends(open, fit)).toEqual([0, 60]);
  expect(await ends({ ...fit, padding: 20 }, fit)).toEqual([20, 80]);
  expect(await ends({ ...fit, padding: 20 }, { ...open, max: 100 })).toEqual([0, 100]);
}

async function expectSharesFromZeroToOne() {
  const open = { min: NaN, max: NaN };
  const domains: DomainOfAxis[] = [
    undefined,
    { min: 0.2, max: 0.6 },
    { min: -1, max: 3 },
    { ...open, fit: true },
  ];
  for (const domain of domains) {
    const { debugState } = await renderChart(
      <>
        <Axis id="y" position={Position.Left} domain={domain} />
        <BarSeries
          id="stack"
          data={['a', 'b'].flatMap((part) => [1, 2].map((x) => ({ x, part, y: 3 + x })))}
          xAccessor="x"
          yAccessors={['y']}
          splitSeriesAccessors={['part']}
          stackAccessors={['x']}
          stackMode={StackMode.Percentage}
        />
      </>,
    );
    const values = axisOf(debugState, 'y').values;
    expect([values[0], values.at(-1)]).toEqual([0, 1]);
  }
}

describe.each(['reference/notes/AxisSpec', 'reference/notes/YDomainRange'])('%s', () => {
  it(
    'A stack with StackMode.Percentage goes from 0 to 1 whatever min, max and fit are.',
    expectSharesFromZeroToOne,
  );
});
