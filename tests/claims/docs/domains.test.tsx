import {
  AnnotationDomainType,
  AreaSeries,
  Axis,
  BarSeries,
  DomainPaddingUnit,
  GroupBy,
  LineAnnotation,
  LineSeries,
  Position,
  ScaleType,
  SmallMultiples,
  type YDomainRange,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { barsOf } from '../bars-of';
import { boxesOf } from '../boxes-of';
import { combinations } from '../combinations';
import { drawnAt } from '../drawn-at';
import { renderChart, unmountAll } from '../render-chart';

const rows = [
  { x: 0, y: 104 },
  { x: 1, y: 110 },
  { x: 2, y: 121 },
];
const small = [
  { x: 0, y: 0.01 },
  { x: 1, y: 1000 },
];
const accessors = { xScaleType: ScaleType.Linear, xAccessor: 'x', yAccessors: ['y'] };

/** Renders lines with a y axis and returns its tick values. */
async function yTicks(
  domain: YDomainRange | undefined,
  ...series: Partial<Parameters<typeof LineSeries>[0]>[]
): Promise<number[]> {
  const { debugState } = await renderChart(
    <>
      <Axis id="y" position={Position.Left} domain={domain} />
      {series.map((props, index) => (
        <LineSeries key={index} id={`line-${index}`} data={rows} {...accessors} {...props} />
      ))}
    </>,
  );
  return debugState!.axes!.y[0]!.values as number[];
}

const fitted = { min: NaN, max: NaN, fit: true };

/** Expects bars without padding to overlap if `xNice` widens the domain, and only then. */
async function expectOverlap() {
  const overlaps = async (xNice: boolean, distance: number) => {
    const { svg } = await renderChart(
      <BarSeries
        id="bars"
        color="#112234"
        data={Array.from({ length: 9 }, (_, index) => ({ x: distance * index, y: 1 }))}
        {...accessors}
        xNice={xNice}
      />,
      { theme: { scales: { barsPadding: 0 } } },
    );
    const [first, second] = barsOf(svg, '#112234');
    return first!.x + first!.width - second!.x > 0.5;
  };
  expect([await overlaps(false, 11), await overlaps(true, 11)]).toEqual([false, true]);
  expect(await overlaps(true, 10)).toBe(false);
}

describe('reference/notes/SeriesScales', () => {
  it('Do not use it with bars: they can overlap.', expectOverlap);
});

describe('docs/domains', () => {
  it('If min is above max the axis throws: "custom domain is invalid, min is greater than max".', async () => {
    await expect(yTicks({ min: 200, max: 100 }, {})).rejects.toThrow(
      'custom domain is invalid, min is greater than max',
    );
  });

  it('Every series of the group must set it.', async () => {
    expect((await yTicks(fitted, { yNice: true }, { yNice: true })).at(-1)).toBe(125);
    expect((await yTicks(fitted, { yNice: true }, {})).at(-1)).toBe(120);
  });

  it('The domain of a Log scale starts at 1 by default. Smaller values lie below the plot.', async () => {
    const log = { data: small, yScaleType: ScaleType.Log };
    expect((await yTicks(undefined, log))[0]).toBe(1);
    expect((await yTicks(fitted, log))[0]).toBe(0.01);
    expect((await yTicks({ min: 0.001, max: NaN }, log))[0]).toBe(0.001);
    expect((await yTicks({ min: NaN, max: NaN, logMinLimit: 0.01 }, log))[0]).toBe(0.01);
  });

  it('If all values lie between 0 and 1, the axis is upside down: 1 is at the bottom, the largest value at the top.', async () => {
    /** Returns the ends of the axis, and the heights of a line of values from the top, in pixels. */
    const drawn = async (values: number[]) => {
      const { debugState } = await renderChart(
        <>
          <Axis id="y" position={Position.Left} gridLine={{ visible: true }} />
          <LineSeries
            id="log"
            data={values.map((y, x) => ({ x, y }))}
            {...accessors}
            yScaleType={ScaleType.Log}
          />
        </>,
      );
      const { values: ticks, gridlines } = debugState!.axes!.y[0]!;
      const { path } = debugState!.lines![0]!;
      return {
        ends: [ticks[0], ticks.at(-1)],
        lowest: Math.max(...gridlines.map(({ y }) => y)),
        heights: [...path.matchAll(/,(-?[\d.]+)/g)].map(([, y]) => Number(y)),
      };
    };
    const usual = await drawn([0.01, 0.1, 20]);
    expect(usual.ends).toEqual([1, 20]);
    expect(usual.heights[0]! > usual.heights[1]! && usual.heights[1]! > 280).toBe(true);

    const { ends, heights, lowest } = await drawn([0.01, 0.1, 0.5]);
    expect(ends).toEqual([1, 0.5]);
    expect(lowest).toBeGreaterThan(280);
    expect(heights[2]).toBe(0);
    expect(heights[0]! < heights[1]! && heights[1]! < 0).toBe(true);
  });

  it('domain on an x axis throws.', async () => {
    const chart = renderChart(
      <>
        <Axis id="x" position={Position.Bottom} domain={{ min: 0, max: 5 }} />
        <LineSeries id="line" data={rows} {...accessors} />
      </>,
    );
    await expect(chart).rejects.toThrow('custom domain');
  });

  it('An x domain whose min is above its max is ignored. So is one with a single end, if all data is beyond it. An xDomain with both ends beside the data leaves the plot empty, without a message.', async () => {
    for (const { Series, xScaleType } of combinations({
      Series: [BarSeries, LineSeries] as unknown as (typeof LineSeries)[],
      xScaleType: [ScaleType.Linear, ScaleType.Time],
    })) {
      const chart = (xDomain: { min: number; max: number }) =>
        renderChart(
          <>
            <Axis id="x" position={Position.Bottom} timeAxisLayerCount={0} />
            <Series
              id="series"
              color="#112234"
              data={rows}
              {...accessors}
              xScaleType={xScaleType}
            />
          </>,
          { xDomain },
        );
      const drawn = async (xDomain: { min: number; max: number }) => {
        const shown = await chart(xDomain);
        const everyTenth = Array.from({ length: 60 }, (_, index) => 10 * index + 5);
        const columns = await drawnAt(shown, '#112234', everyTenth);
        const { values } = shown.debugState!.axes!.x[0]!;
        return {
          ticks: [values[0], values.at(-1)],
          empty: columns.every(({ length }) => length === 0),
          message: shown.texts.includes('No data to display'),
        };
      };
      const all = await drawn({ min: NaN, max: NaN });
      expect(all).toMatchObject({ empty: false, message: false });
      expect(await drawn({ min: 5, max: 1 })).toEqual(all);
      expect(await drawn({ min: 10, max: NaN })).toEqual(all);
      expect(await drawn({ min: NaN, max: -5 })).toEqual(all);
      for (const [min, max] of [
        [10, 20],
        [-20, -10],
      ] as const) {
        const { ticks, ...rest } = await drawn({ min, max });
        // On a time scale, the bucket of a bar follows the end.
        expect(ticks[0]).toBe(min);
        expect(ticks[1]).toBeGreaterThanOrEqual(max);
        expect(rest).toEqual({ empty: true, message: false });
      }
    }
  });

  it('A min of y above zero and all values, without a max, is invalid: the axis has a single tick, and positions mean nothing.', async () => {
    expect(await yTicks({ min: 200, max: NaN }, {})).toEqual([200]);
    expect(await yTicks({ min: 200, max: 300 }, {})).toEqual([200, 220, 240, 260, 280, 300]);
    const data = rows.map(({ x, y }) => ({ x, y: -y }));
    expect(await yTicks({ min: -50, max: NaN }, { data })).toEqual([-50, -40, -30, -20, -10, 0]);
    expect(await yTicks({ min: 50, max: NaN }, { data })).toEqual([50]);
  });

  it('For a line up to the edge, add a row at min and one at max, each with the value there.', async () => {
    const line = [0, 5, 10].map((x) => ({ x, y: x }));
    const ends = [2, 8].map((x) => ({ x, y: x }));
    const drawn = async (data: { x: number; y: number }[], xScaleType: typeof ScaleType.Linear) => {
      const chart = await renderChart(
        <LineSeries
          id="line"
          color="#112234"
          lineSeriesStyle={{ point: { visible: 'never' } }}
          data={data}
          {...accessors}
          xScaleType={xScaleType}
        />,
        { xDomain: { min: 2, max: 8 } },
      );
      const columns = await drawnAt(chart, '#112234', [2, 150, 450, 597]);
      return columns.map(({ length }) => length > 0);
    };
    for (const scale of [ScaleType.Linear, ScaleType.Time] as (typeof ScaleType.Linear)[]) {
      // The rows beyond both ends do not help.
      expect(await drawn(line, scale)).toEqual([false, false, false, false]);
      expect(await drawn([...line, ...ends], scale)).toEqual([true, true, true, true]);
    }
  });

  it('Rows outside of it are dropped, not cut: a line ends at its last point inside and does not run on to the edge.', async () => {
    const { debugState } = await renderChart(<LineSeries id="line" data={rows} {...accessors} />, {
      xDomain: { min: 0, max: 1.5 },
    });
    expect(debugState!.lines![0]!.path.match(/[ML]/g)).toHaveLength(2);
  });

  it('It also moves ends that domain sets.', async () => {
    for (const [domain, ends] of [
      [{ min: 3, max: 97 }, [0, 100]],
      [{ min: 3, max: NaN }, [0, 140]],
    ] as const) {
      const nice = await yTicks(domain, { yNice: true });
      expect([nice[0], nice.at(-1)]).toEqual(ends);
      expect((await yTicks(domain, {}))[0]).not.toBe(0);
    }
  });

  it('Do not use it with bars: they can overlap.', expectOverlap);

  it('If all values are negative, it ends at -1.', async () => {
    const log = { data: small.map(({ x, y }) => ({ x, y: -y })), yScaleType: ScaleType.Log };
    const values = await yTicks(undefined, log);
    expect(Math.max(...values)).toBe(-1);
    expect(Math.min(...values)).toBe(-1000);
  });

  it('Declare it after the annotations of its group that are not listed: each of them discards the values of those before it.', async () => {
    for (const { domainType, groupId } of combinations({
      domainType: [AnnotationDomainType.XDomain, AnnotationDomainType.YDomain],
      groupId: [undefined, 'own'],
    })) {
      const end = async (...ids: string[]) => {
        const group = groupId ? { groupId } : {};
        const { debugState } = await renderChart(
          <>
            <Axis
              id="y"
              position={Position.Left}
              {...group}
              domain={{ min: NaN, max: NaN, includeDataFromIds: ['listed'] }}
            />
            {ids.map((id) => (
              <LineAnnotation
                key={id}
                id={id}
                {...(id === 'elsewhere' ? { groupId: 'elsewhere' } : group)}
                domainType={id === 'listed' ? AnnotationDomainType.YDomain : domainType}
                dataValues={[{ dataValue: id === 'listed' ? 500 : 1 }]}
              />
            ))}
            <LineSeries id="line" data={rows} {...accessors} {...group} />
          </>,
        );
        return debugState!.axes!.y[0]!.values.at(-1);
      };
      expect(await end('listed')).toBe(500);
      expect(await end('other', 'listed')).toBe(500);
      expect(await end('listed', 'elsewhere')).toBe(500);
      expect(await end('listed', 'other')).toBeLessThan(130);
    }
  });

  it('So is a max below zero and all values without a min.', async () => {
    expect(await yTicks({ min: NaN, max: -5 }, {})).toEqual([-5]);
    expect(await yTicks({ min: NaN, max: 50, fit: true }, {})).toEqual([50]);
    expect((await yTicks({ min: NaN, max: 50 }, {})).length).toBeGreaterThan(2);
  });

  it('At an end that domain sets there is room only in pixels.', async () => {
    const ends = async (domain: YDomainRange) => {
      const { debugState } = await renderChart(
        <>
          <Axis
            id="y"
            position={Position.Left}
            domain={domain}
            ticks={100}
            style={{ tickLabel: { visible: false } }}
          />
          <LineSeries id="line" data={rows} {...accessors} />
        </>,
      );
      const { path } = debugState!.lines![0]!;
      return [...path.matchAll(/,(-?[\d.]+)/g)].map(([, y]) => Math.round(Number(y)));
    };
    const units = { padding: 50 };
    const share = { padding: 0.5, paddingUnit: DomainPaddingUnit.DomainRatio };
    const pixels = { padding: 20, paddingUnit: DomainPaddingUnit.Pixel };
    const both = { min: 100, max: 150 };
    for (const padding of [units, share])
      expect(await ends({ ...both, ...padding })).toEqual(await ends(both));
    expect(await ends({ ...both, ...pixels })).not.toEqual(await ends(both));
    for (const padding of [units, share, pixels]) {
      const above = { min: 100, max: NaN };
      expect(await ends({ ...above, ...padding })).not.toEqual(await ends(above));
    }
  });

  it('The y axis follows all rows, also those outside of it.', async () => {
    const high = [1, 2, 100, 3].map((y, x) => ({ x, y }));
    for (const { Series, xScaleType, isStacked, fit } of combinations({
      Series: [LineSeries, BarSeries] as unknown as (typeof LineSeries)[],
      xScaleType: [ScaleType.Ordinal, ScaleType.Linear, ScaleType.Time],
      isStacked: [false, true],
      fit: [false, true],
    })) {
      const isOrdinal = xScaleType === ScaleType.Ordinal;
      const end = async (data: typeof high) => {
        const { debugState } = await renderChart(
          <>
            <Axis id="y" position={Position.Left} domain={{ min: NaN, max: NaN, fit }} />
            <Series
              id="series"
              data={data.map(({ x, y }) => ({ x: isOrdinal ? `${x}` : x, y }))}
              {...accessors}
              xScaleType={xScaleType as typeof ScaleType.Linear}
              {...(isStacked && { stackAccessors: ['x'] })}
            />
          </>,
          { xDomain: isOrdinal ? ['0', '1'] : { min: 0, max: 1 } },
        );
        unmountAll();
        return debugState!.axes!.y[0]!.values.at(-1);
      };
      expect(await end(high)).toBe(100);
      expect(await end(high.slice(0, 2))).toBe(2);
    }
  });

  it('If all values are 0, or equal with fit, the axis has a single tick, in the middle of the plot. Set a max, or padding with constrainPadding: false. Without that, padding around equal values turns a fitted axis upside down.', async () => {
    for (const { Series, yNice, isZero } of combinations({
      Series: [LineSeries, BarSeries] as unknown as (typeof LineSeries)[],
      yNice: [false, true],
      isZero: [true, false],
    })) {
      const chart = async (domain: YDomainRange) => {
        const { debugState } = await renderChart(
          <>
            <Axis id="y" position={Position.Left} domain={domain} />
            <Series
              id="series"
              data={[0, 1, 2].map((x) => ({ x, y: isZero ? 0 : 5 }))}
              {...accessors}
              yNice={yNice}
            />
          </>,
        );
        unmountAll();
        const { lines = [], areas = [], axes } = debugState!;
        const path = lines[0]?.path ?? areas[0]?.lines.y1.path;
        return { path, ticks: axes!.y[0]!.values.length };
      };
      const degenerate = isZero ? { min: NaN, max: NaN, padding: 1 } : fitted;
      const { path, ticks } = await chart(degenerate);
      expect(ticks).toBe(1);
      // The plot has 290 pixels.
      if (path) expect(path).toMatch(/^M0,145L/);
      const withMax = await chart({ ...degenerate, max: 10 });
      expect(withMax.ticks).toBeGreaterThan(2);
      if (path) expect(withMax.path).not.toMatch(/^M0,145L/);
    }
    for (const value of [5, -5, 0]) {
      const series = { data: [0, 1].map((x) => ({ x, y: value })) };
      const padded = { ...fitted, padding: 1 };
      const room = await yTicks({ ...padded, constrainPadding: false }, series);
      expect([room[0], room.at(-1)]).toEqual([value - 1, value + 1]);
      const turned = await yTicks(padded, series);
      expect(turned).toEqual(value ? [value + 1, value - 1] : [0]);
    }
  });

  it('With several y axes, each sets the domain of the series with its groupId.', async () => {
    for (const { xScaleType, Series } of combinations({
      xScaleType: [ScaleType.Ordinal, ScaleType.Linear, ScaleType.Time] as const,
      Series: [LineSeries, BarSeries as unknown as typeof LineSeries],
    })) {
      const { debugState } = await renderChart(
        <>
          <Axis id="own" position={Position.Left} domain={{ min: 0, max: 200 }} />
          <Axis
            id="other"
            groupId="other"
            position={Position.Right}
            domain={{ min: 0, max: 500 }}
          />
          {[undefined, 'other'].map((groupId) => (
            <Series
              key={groupId}
              id={`series-${groupId}`}
              data={rows}
              {...accessors}
              xScaleType={xScaleType as typeof ScaleType.Linear}
              {...(groupId && { groupId })}
            />
          ))}
        </>,
      );
      const ends = debugState!.axes!.y.map(({ id, values }) => [id, Math.max(...values)]);
      expect(Object.fromEntries(ends)).toEqual({ own: 200, other: 500 });
    }
  });
});

describe('docs/domains', () => {
  it('Add padding to the domain of the y axis and leave its max to the data. With { min: 0, max: NaN, padding: 10 } and values up to 121 the axis ends at 131.', async () => {
    for (const Series of [BarSeries, LineSeries] as const)
      for (const min of [0, NaN]) {
        const { debugState } = await renderChart(
          <>
            <Axis
              id="y"
              position={Position.Left}
              domain={{ min, max: NaN, padding: 10 }}
              gridLine={{ visible: true }}
            />
            <Series id="series" data={rows} {...accessors} />
          </>,
          { theme: { chartMargins: { top: 0, bottom: 0 }, chartPaddings: { top: 0, bottom: 0 } } },
        );
        const lines = debugState!.axes!.y[0]!.gridlines.map(({ y }) => y);
        const [zero, high] = [Math.max(...lines), Math.min(...lines)]; // the last tick is at 120
        expect((zero * 120) / (zero - high)).toBeCloseTo(131, 5);
      }
  });

  it('Ends of the axis for values from 104 to 121', async () => {
    const endsOf = async (Series: typeof LineSeries, domain?: YDomainRange, yNice = false) => {
      const { debugState } = await renderChart(
        <>
          <Axis id="y" position={Position.Left} domain={domain} />
          <Series id="series" data={rows} {...accessors} yNice={yNice} />
        </>,
      );
      const { values, gridlines } = debugState!.axes!.y[0]!;
      const [lowest, highest] = [values[0], values.at(-1)].map(Number) as [number, number];
      // Grid lines are listed from the top of the plot, which is 290 pixels high.
      const [top, bottom] = [gridlines[0]!.y, gridlines.at(-1)!.y];
      const perPixel = (highest - lowest) / (bottom - top);
      return [290, 0].map((y) => Math.round(highest + (top - y) * perPixel) || 0);
    };
    for (const Series of [LineSeries, BarSeries, AreaSeries] as unknown as (typeof LineSeries)[]) {
      for (const [domain, ends] of [
        [undefined, [0, 121]],
        [{ min: 0, max: 200 }, [0, 200]],
        [{ min: NaN, max: 200 }, [0, 200]],
        [{ min: 100, max: NaN }, [100, 121]],
        [fitted, [104, 121]],
        [{ ...fitted, padding: 5 }, [99, 126]],
      ] as const)
        expect(await endsOf(Series, domain)).toEqual(ends);
      // yNice extends the domain to round values.
      expect(await endsOf(Series, fitted, true)).toEqual([100, 125]);
    }
  });

  it('yNice on the series extends the domain to round values: 104 to 121 with fit becomes 100 to 125. xNice does the same for a numeric x, if every series of the chart sets it.', async () => {
    const yEnds = await yTicks(fitted, { yNice: true });
    expect([yEnds[0], yEnds.at(-1)]).toEqual([100, 125]);
    const width = async (xScaleType: 'linear' | 'log' | 'time' | 'ordinal', ...nice: boolean[]) => {
      const day = xScaleType === 'time' ? 86_400_000 : 1;
      const { svg } = await renderChart(
        nice.map((xNice, index) => (
          <LineSeries
            key={index}
            id={`line-${index}`}
            color="#1234AB"
            data={[1.3, 4.7, 9.6].map((x) => ({ x: x * day, y: x }))}
            xAccessor="x"
            yAccessors={['y']}
            xScaleType={xScaleType}
            xNice={xNice}
            timeZone="utc"
            lineSeriesStyle={{ point: { visible: 'never' } }}
          />
        )),
      );
      const { left, right } = boxesOf(svg, '#1234AB')[0]!;
      return right - left;
    };
    for (const scale of ['linear', 'log'] as const) {
      expect(await width(scale, true, true)).toBeLessThan(590);
      expect(await width(scale, true, false)).toBe(600);
      expect(await width(scale, false, false)).toBe(600);
    }
    for (const scale of ['time', 'ordinal'] as const)
      expect(await width(scale, true, true)).toBe(await width(scale, false, false));
  });

  it('Small multiples in one chart share their domains.', async () => {
    for (const xScaleType of [ScaleType.Ordinal, ScaleType.Linear]) {
      const { debugState, svg } = await renderChart(
        <>
          <Axis id="x" position={Position.Bottom} />
          <Axis id="y" position={Position.Left} />
          <GroupBy id="panel" by={(_, row) => row.panel} sort="dataIndex" />
          <SmallMultiples splitHorizontally="panel" />
          <BarSeries
            id="bars"
            color="#1234AB"
            data={[
              { panel: 'a', x: 1, y: 3 },
              { panel: 'b', x: 2, y: 30 },
            ]}
            xScaleType={xScaleType}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      expect(debugState!.axes!.x[0]!.values).toEqual(expect.arrayContaining([1, 2]));
      const [a, b] = boxesOf(svg, '#1234AB').map(({ top, bottom }) => bottom - top);
      expect(b! / a!).toBeCloseTo(10, 1);
    }
  });
});
