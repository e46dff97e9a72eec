import {
  AreaSeries,
  Axis,
  BarSeries,
  BubbleSeries,
  Fit,
  LineSeries,
  Position,
  ScaleType,
  Tooltip,
  type LineFitStyle,
  type LineSeriesProps,
} from '@elastic/charts';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { barsOf } from '../bars-of';
import { codeOn } from '../code-on';
import { combinations } from '../combinations';
import { drawnAt } from '../drawn-at';
import { tooltipAt } from '../pointer';
import { render, renderChart, unmountAll } from '../render-chart';
import { noMargins } from '../two-lines';

const accessors = { xScaleType: ScaleType.Linear, xAccessor: 'x', yAccessors: ['y'] };
const gap = [4, null, null, null, 10].map((y, x) => ({ x, y }));

/** Returns the y values of lines through the same rows, each with another way to fill gaps, without the open gaps. */
async function drawn(
  fits: LineSeriesProps['fit'][],
  rows = gap,
  xScaleType: LineSeriesProps['xScaleType'] = ScaleType.Linear,
): Promise<number[][]> {
  const { debugState } = await renderChart(
    fits.map((fit, index) => (
      <LineSeries
        key={index}
        id={`line-${index}`}
        data={rows}
        fit={fit}
        {...accessors}
        xScaleType={xScaleType}
      />
    )),
  );
  const highest = Math.max(...rows.map(({ y }) => y ?? 0));
  return debugState!.lines!.map(({ path }) =>
    [...path.matchAll(/[ML][\d.]+,([\d.]+)/g)].map(
      ([, y]) => Math.round((1 - Number(y) / 300) * highest * 10) / 10,
    ),
  );
}

/** Removes the generated ids of clip paths. */
const withoutIds = (svg: string) => svg.replace(/cl_\w+/g, '');

type Other = 'none' | 'line before' | 'line after' | 'stacked' | 'domain' | 'domain and line';
interface Chart {
  Series: typeof LineSeries;
  scale: 'ordinal' | 'linear' | 'time';
  stacked?: boolean;
  fit?: LineSeriesProps['fit'];
  other: Other;
  /** y values of a row at 2 and 3; without them there is none. */
  between?: number | null;
}

/** Renders a series with the values 1 at 1 and 4 at 4, with another series that has rows at 1, 2, 3 and 4. */
async function chartOf({ Series, scale, stacked, fit, other, between }: Chart) {
  const at = (x: number) => (scale === 'ordinal' ? `${x}` : x);
  const common = {
    timeZone: 'utc',
    xScaleType: scale,
    xAccessor: 'x',
    yAccessors: ['y'],
    ...(fit && { fit }),
  };
  const rowsAt = (...xs: number[]) => xs.map((x) => ({ x: at(x), y: x }));
  const stack = { stackAccessors: ['x'] };
  const rows = [
    ...rowsAt(1),
    ...(between === undefined ? [] : [2, 3].map((x) => ({ x: at(x), y: between }))),
    ...rowsAt(4),
  ];
  const OtherSeries = other === 'stacked' ? Series : LineSeries;
  const others = (
    <OtherSeries
      id="other"
      data={rowsAt(1, 2, 3, 4)}
      {...common}
      {...(other === 'stacked' && stack)}
    />
  );
  const rendered = await renderChart(
    <>
      {(other === 'line before' || other === 'stacked') && others}
      <Series id="own" color="#123456" data={rows} {...common} {...(stacked && stack)} />
      {(other === 'line after' || other === 'domain and line') && others}
    </>,
    {
      theme: { scales: { barsPadding: 0, histogramPadding: 0 } },
      ...(other.startsWith('domain') && {
        xDomain: scale === 'ordinal' ? [1, 2, 3, 4].map(at) : { min: 1, max: 4 },
      }),
    },
  );
  unmountAll();
  const { lines = [], areas = [] } = rendered.debugState!;
  const path =
    lines.find(({ name }) => name === 'own')?.path ??
    areas.find(({ name }) => name === 'own')?.lines.y1.path ??
    '';
  return {
    ...rendered,
    bars: barsOf(rendered.svg, '#123456'),
    /** The number of pieces, and of points in them. */
    shape: `${path.match(/M/g)?.length ?? 0} of ${path.match(/[ML]/g)?.length ?? 0}`,
  };
}

const bridged = '1 of 2';
const broken = '2 of 2';
const drawnSeries = [LineSeries, AreaSeries] as unknown as (typeof LineSeries)[];
const scales = ['ordinal', 'linear', 'time'] as const;
/** Other series that give the chart the x values between those of its own. */
const withOther = ['line before', 'stacked', 'domain and line'] as const;

/** Returns the number of pieces of a line or an area through a value, on a log scale. */
async function piecesOnLogScale(
  Series: typeof LineSeries,
  y: number | null,
  fit?: LineSeriesProps['fit'],
) {
  const data = [10, 100, y, 50, 1000].map((value, x) => ({ x, y: value }));
  const { debugState } = await renderChart(
    <Series id="log" data={data} {...accessors} yScaleType={ScaleType.Log} {...(fit && { fit })} />,
  );
  const { lines = [], areas = [] } = debugState!;
  const { path } = lines[0] ?? areas[0]!.lines.y1;
  return path.match(/M/g)!.length;
}

async function expectBreakOnLogScale() {
  for (const Series of drawnSeries) {
    for (const fit of [undefined, Fit.None, Fit.Linear, Fit.Carry])
      expect(await piecesOnLogScale(Series, 0, fit)).toBe(2);
    expect(await piecesOnLogScale(Series, 0.5)).toBe(1);
    expect(await piecesOnLogScale(Series, null, Fit.Linear)).toBe(1);
  }
  await expectBreakInLowestLayer();
}

/** Expects that a stack breaks at a zero of its lowest layer, and not at one of a layer above. */
async function expectBreakInLowestLayer() {
  const values = { zero: [10, 100, 0, 100, 10], whole: [10, 100, 50, 100, 10] };
  const colors = { zero: '#aa2211', whole: '#2211aa' };
  for (const { Series, fit, zeroIsLowest } of combinations({
    Series: [LineSeries, AreaSeries] as unknown as (typeof LineSeries)[],
    fit: [undefined, Fit.Linear],
    zeroIsLowest: [true, false],
  })) {
    const order = zeroIsLowest ? (['zero', 'whole'] as const) : (['whole', 'zero'] as const);
    const rendered = await renderChart(
      order.map((id) => (
        <Series
          key={id}
          id={id}
          color={colors[id]}
          data={values[id].map((y, x) => ({ x, y }))}
          fit={fit}
          stackAccessors={['x']}
          yScaleType={ScaleType.Log}
          {...accessors}
        />
      )),
    );
    // The zero is at 300 px, its neighbors at 150 and 450.
    const columns = await drawnAt(rendered, colors.zero, [75, 240, 360]);
    unmountAll();
    const isDrawn = columns.map(({ length }) => length > 0);
    expect(isDrawn).toEqual([true, !zeroIsLowest, !zeroIsLowest]);
  }
}

describe('docs/domains', () => {
  it(
    'A value of zero is not drawn: lines and areas break there, also with fit. A layer of a stack does only where nothing lies below it.',
    expectBreakOnLogScale,
  );
});

async function expectBreakOnOtherScales() {
  for (const { Series, xScaleType, fit, isFirst } of combinations({
    Series: drawnSeries,
    xScaleType: [ScaleType.Log, ScaleType.Sqrt],
    fit: [undefined, Fit.None],
    isFirst: [true, false],
  })) {
    const scale = { ...accessors, xScaleType };
    const other = (
      <LineSeries key="other" id="other" data={[1, 2, 3, 4].map((x) => ({ x, y: 1 }))} {...scale} />
    );
    const own = (
      <Series key="own" id="own" data={[1, 4].map((x) => ({ x, y: 1 }))} {...scale} fit={fit} />
    );
    const { debugState } = await renderChart(isFirst ? [own, other] : [other, own]);
    unmountAll();
    const { lines = [], areas = [] } = debugState!;
    const path =
      lines.find(({ name }) => name === 'own')?.path ??
      areas.find(({ name }) => name === 'own')!.lines.y1.path;
    expect(path.match(/M/g)).toHaveLength(2);
  }
}

describe('docs/missing-values', () => {
  it('A y value of null, undefined, NaN, Infinity or text that is no number counts as missing.', async () => {
    for (const { Series, stacked } of combinations({
      Series: [LineSeries, AreaSeries, BarSeries, BubbleSeries],
      stacked: [false, true],
    })) {
      const Any = Series as typeof LineSeries;
      const drawing = async (y: unknown) => {
        const { svg, debugState } = await renderChart(
          <Any
            id="series"
            data={[1, 2, y, 4, 5].map((value, x) => ({ x, y: value }))}
            {...accessors}
            {...(stacked && { stackAccessors: ['x'] })}
            lineSeriesStyle={{ point: { visible: 'always' } }}
          />,
        );
        unmountAll();
        expect(debugState).toBeDefined();
        return withoutIds(svg);
      };
      const missing = await drawing(null);
      for (const y of [undefined, NaN, Infinity, -Infinity, 'n/a', '1,024'])
        expect(await drawing(y)).toBe(missing);
      expect(await drawing('3')).not.toBe(missing);
    }
  });

  it('fit of lines and areas fills missing values.', async () => {
    const values: [fit: LineSeriesProps['fit'], drawn: number[]][] = [
      [undefined, [4, 10]],
      [Fit.None, [4, 10]],
      [Fit.Linear, [4, 5.5, 7, 8.5, 10]],
      [Fit.Carry, [4, 4, 4, 4, 10]],
      [Fit.Lookahead, [4, 10, 10, 10, 10]],
      [Fit.Nearest, [4, 4, 4, 10, 10]],
      [Fit.Average, [4, 7, 7, 7, 10]],
      [Fit.Zero, [4, 0, 0, 0, 10]],
      [{ type: Fit.Explicit, value: 2 }, [4, 2, 2, 2, 10]],
    ];
    for (const xScaleType of [
      ScaleType.Linear,
      ScaleType.Time,
      ScaleType.Ordinal,
      ScaleType.Log,
      ScaleType.Sqrt,
    ])
      expect(
        await drawn(
          values.map(([fit]) => fit),
          gap.map(({ x, y }) => ({ x: x + 1, y })),
          xScaleType,
        ),
      ).toEqual(values.map(([, expected]) => expected));
  });

  it("Fit.Linear and Fit.Average leave gaps before the first and after the last value open, Fit.Carry the first, Fit.Lookahead the last. Fill them with endValue: a number, or 'nearest'.", async () => {
    const open = [null, 4, null, 8, null].map((y, x) => ({ x, y }));
    const nearest = { type: Fit.Linear, endValue: 'nearest' as const };
    expect(await drawn([Fit.Linear, nearest, { type: Fit.Linear, endValue: 0 }], open)).toEqual([
      [4, 6, 8],
      [4, 4, 6, 8, 8],
      [0, 4, 6, 8, 0],
    ]);
    expect(await drawn([Fit.Average, Fit.Carry, Fit.Lookahead], open)).toEqual([
      [4, 6, 8],
      [4, 4, 8, 8],
      [4, 4, 8, 8],
    ]);
  });

  it("It is drawn as a small dot, also when points are hidden. With point.visible: 'always' it is drawn in full: A single point. isolatedPoint of the style has no effect.", async () => {
    const single = [null, 4, null].map((y, x) => ({ x, y }));
    const hidden = { point: { visible: 'never' as const } };
    const styles: [color: string, style: LineSeriesProps['lineSeriesStyle']][] = [
      ['#111111', hidden],
      ['#222222', { ...hidden, isolatedPoint: { visible: 'never', strokeWidth: 20 } }],
      ['#333333', { point: { visible: 'always' } }],
    ];
    const { svg } = await renderChart(
      styles.map(([color, lineSeriesStyle]) => (
        <LineSeries
          key={color}
          id={color}
          data={single}
          color={color}
          lineSeriesStyle={lineSeriesStyle}
          {...accessors}
        />
      )),
    );
    const dot = (color: string) =>
      new RegExp(`<path fill="${color}" transform="[^"]+" d="([^"]+)"`).exec(svg)?.[1] ?? 'none';
    expect(dot('#111')).toMatch(/^M/);
    expect(dot('#222')).toBe(dot('#111'));
    expect(dot('#333')).toBe('none'); // a circle with a border
    expect(svg).toMatch(/stroke="#333" stroke-width="1.5" stroke-miterlimit/);
  });

  it('fit has no effect on bars and bubbles.', async () => {
    const fit = { fit: Fit.Zero };
    const [bars, bubbles] = await Promise.all([
      renderChart(<BarSeries id="bars" data={gap} {...accessors} {...fit} />),
      renderChart(<BubbleSeries id="bubbles" data={gap} {...accessors} {...fit} />),
    ]);
    expect(bars.debugState!.bars![0]!.bars).toHaveLength(2);
    const withoutFit = await renderChart(<BubbleSeries id="bubbles" data={gap} {...accessors} />);
    expect(withoutIds(bubbles.svg)).toBe(withoutIds(withoutFit.svg));
  });

  it('A row whose x is null or undefined is dropped as a whole.', async () => {
    const rows = [{ x: 0, y: 1 }, { x: null, y: 50 }, { y: 50 }, { x: 2, y: 2 }];
    const { debugState } = await renderChart(<LineSeries id="line" data={rows} {...accessors} />);
    expect(debugState!.lines![0]!.points.map(({ y }) => y).sort()).toEqual([1, 2]);
  });

  it('it breaks', async () => {
    for (const options of combinations({
      Series: drawnSeries,
      scale: scales,
      fit: [undefined, Fit.None],
      other: ['none', 'line before', 'stacked'] as const,
    }))
      expect((await chartOf({ ...options, between: null })).shape).toBe(broken);
  });

  it('it goes on to the next point', async () => {
    for (const options of combinations({
      Series: drawnSeries,
      scale: ['linear', 'time'] as const,
      other: ['none', 'domain', 'line before', 'line after', 'stacked', 'domain and line'] as const,
    }))
      expect((await chartOf(options)).shape).toBe(bridged);
    for (const options of combinations({
      Series: drawnSeries,
      scale: scales,
      fit: [undefined, Fit.None],
      other: ['none', 'domain'] as const,
    }))
      expect((await chartOf(options)).shape).toBe(bridged);
  });

  it('So a line that is alone in its chart needs a row with null for a gap.', async () => {
    /** Whether the line is drawn in the middle of its gap. */
    const isWhole = async (options: Chart) => {
      const [middle = []] = await drawnAt(await chartOf(options), '#123456', [300]);
      return middle.length > 0;
    };
    for (const options of combinations({
      Series: [LineSeries],
      scale: scales,
      stacked: [false, true],
      fit: [undefined, Fit.None],
      other: ['none', 'domain'] as const,
    })) {
      expect(await isWhole(options)).toBe(true);
      expect(await isWhole({ ...options, between: null })).toBe(false);
    }
    // Beside another series some lines break without one.
    const beside = { Series: LineSeries, scale: 'linear' } as const;
    expect(await isWhole({ ...beside, stacked: true, other: 'stacked' })).toBe(false);
    expect(await isWhole({ ...beside, fit: Fit.None, other: 'line before' })).toBe(false);
  });

  it('On a linear or time scale, a line without fit goes on over an x that only another series has. With an explicit fit={Fit.None} it breaks there. On an ordinal scale it breaks with and without Fit.None if that series is declared first, on a log or square root scale of x in any order.', async () => {
    for (const options of combinations({
      Series: drawnSeries,
      other: [...withOther, 'line after'] as const,
    })) {
      for (const scale of ['linear', 'time'] as const) {
        expect((await chartOf({ ...options, scale, fit: Fit.None })).shape).toBe(broken);
        expect((await chartOf({ ...options, scale })).shape).toBe(bridged);
      }
      const isFirst = options.other === 'line before' || options.other === 'stacked';
      for (const fit of [undefined, Fit.None])
        expect((await chartOf({ ...options, scale: 'ordinal', fit })).shape).toBe(
          isFirst ? broken : bridged,
        );
    }
    await expectBreakOnOtherScales();
  });

  it('A category that only a later series has comes last, unless xDomain lists the categories.', async () => {
    const order = async (other: Other) => {
      const Series = BarSeries as unknown as typeof LineSeries;
      const { bars } = await chartOf({ Series, scale: 'ordinal', other });
      return bars.map(({ x }) => x);
    };
    expect(await order('line after')).toEqual([0, 150]);
    expect(await order('domain and line')).toEqual([0, 450]);
  });

  it('an empty place', async () => {
    for (const scale of scales)
      for (const other of ['none', 'line before', 'domain'] as const) {
        const Series = BarSeries as unknown as typeof LineSeries;
        const { bars } = await chartOf({ Series, scale, other, between: null });
        expect(bars.map(({ x, width }) => [x, width])).toEqual([
          [0, 150],
          [450, 150],
        ]);
      }
    // Without a row, the place of a number stays empty whether another series has it or not.
    for (const xScaleType of [ScaleType.Linear, ScaleType.Time]) {
      const data = [1, 2, 4].map((x) => ({ x, y: x }));
      const { svg } = await renderChart(
        <BarSeries id="bars" color="#123456" data={data} {...accessors} xScaleType={xScaleType} />,
        { theme: { scales: { barsPadding: 0, histogramPadding: 0 } } },
      );
      expect(barsOf(svg, '#123456').map(({ x }) => x)).toEqual([0, 150, 450]);
    }
  });

  it('an empty place if another series or xDomain has that category, else no place', async () => {
    const placesOf = async (other: Other, stacked: boolean) => {
      const Series = BarSeries as unknown as typeof LineSeries;
      const { bars } = await chartOf({ Series, scale: 'ordinal', other, stacked });
      return bars.map(({ x }) => x);
    };
    for (const stacked of [false, true]) {
      expect(await placesOf('none', stacked)).toEqual([0, 300]);
      expect(await placesOf('domain', stacked)).toEqual([0, 450]);
      expect(await placesOf('line before', stacked)).toEqual([0, 450]);
      expect(await placesOf('domain and line', stacked)).toEqual([0, 450]);
      expect(await placesOf('line after', stacked)).toEqual([0, 150]);
    }
  });

  it('A fit other than Fit.None fills every gap between two values, long or short.', async () => {
    const long = [4, ...Array<null>(50).fill(null), 10, null, 8].map((y, x) => ({ x, y }));
    const { Explicit, None, ...others } = Fit;
    const fits = [...Object.values(others), { type: Explicit, value: 2 }];
    for (const values of await drawn(fits, long)) expect(values).toHaveLength(long.length);
    expect((await drawn([None], long))[0]).toHaveLength(3);
  });

  it(
    'On a log scale lines and areas break at a zero, also with fit; a layer of a stack does only where nothing lies below it: Values below 1.',
    expectBreakOnLogScale,
  );

  it('After the last value it looks like the rest if the x axis goes on, or if bars share a linear or time scale.', async () => {
    // The path of a dashed line has many pieces.
    const isDashed = async (
      xScaleType: 'ordinal' | 'linear' | 'time',
      values: (number | null)[],
      { hasBars = false, goesOn = false },
      Series: typeof LineSeries,
    ) => {
      const at = (x: number) => (xScaleType === 'ordinal' ? `${x}` : x);
      const scale = { xScaleType, xAccessor: 'x', yAccessors: ['y'] };
      const { svg } = await renderChart(
        <>
          {hasBars && (
            <BarSeries id="bars" data={[0, 1, 2].map((x) => ({ x: at(x), y: 1 }))} {...scale} />
          )}
          <Series
            id="own"
            color="#123456"
            data={values.map((y, x) => ({ x: at(x), y }))}
            {...scale}
            fit={{ type: Fit.Linear, endValue: 'nearest' }}
          />
        </>,
        goesOn ? { xDomain: { min: 0, max: 3 } } : {},
      );
      unmountAll();
      return [...svg.matchAll(/<path fill="#123456"[^>]* d="([^"]+)"/g)].some(
        ([, path]) => path!.split('M').length > 20,
      );
    };
    for (const Series of drawnSeries)
      for (const scale of ['ordinal', 'linear', 'time'] as const) {
        const isContinuous = scale !== 'ordinal';
        expect(await isDashed(scale, [1, 2, null], {}, Series)).toBe(true);
        expect(await isDashed(scale, [1, 2, null], { hasBars: true }, Series)).toBe(!isContinuous);
        expect(await isDashed(scale, [null, 1, 2], { hasBars: true }, Series)).toBe(true);
        if (isContinuous) {
          expect(await isDashed(scale, [1, 2, null], { goesOn: true }, Series)).toBe(false);
          expect(await isDashed(scale, [null, 1, 2], { goesOn: true }, Series)).toBe(true);
        }
      }
  });

  it('fit of a line needs no second series for it: the part that it fills in has a style of its own, dashed by default. Without stroke it has the color of the series. dash: [] makes it solid, visible: false leaves the gap empty. Its width is that of the line.', async () => {
    const rows = [1, 2, null, 2, 1].map((y, x) => ({ x, y }));
    const style = async (line?: Partial<LineFitStyle>, strokeWidth = 3) => {
      const rendered = await renderChart(
        <LineSeries
          id="own"
          color="#123456"
          data={rows}
          fit={Fit.Linear}
          {...accessors}
          lineSeriesStyle={{
            line: { strokeWidth },
            point: { visible: 'never' },
            ...(line && { fit: { line } }),
          }}
        />,
        { theme: noMargins },
      );
      unmountAll();
      // The gap reaches from 150 to 450 pixels.
      const between = Array.from({ length: 100 }, (_, index) => 250 + index);
      const heights = async (color: string) =>
        (await drawnAt(rendered, color, between)).map(({ length }) => length);
      const [own, red] = [await heights('#123456'), await heights('#ff0000')];
      const columns = own.map((height, index) => height + red[index]!);
      return {
        isDashed: columns.includes(0) && !columns.every((height) => height === 0),
        isSolid: !columns.includes(0),
        isRed: red.some((height) => height > 0),
        height: Math.max(...columns),
      };
    };
    expect(await style()).toMatchObject({ isDashed: true, isSolid: false, isRed: false });
    expect(await style({ stroke: '#ff0000' })).toMatchObject({ isDashed: true, isRed: true });
    expect(await style({ dash: [2, 4] })).toMatchObject({ isDashed: true, isRed: false });
    expect(await style({ dash: [] })).toMatchObject({ isSolid: true });
    expect(await style({ visible: false })).toMatchObject({ isDashed: false, isSolid: false });
    expect((await style({}, 9)).height).toBeGreaterThan((await style({}, 3)).height + 2);
  });

  it('Draw a second line through the ends of the short gaps. The second line works on a linear or time scale.', async () => {
    const { endsOfShortGaps, Readings } = codeOn<{
      endsOfShortGaps: (
        rows: { time: number; value: number | null }[],
        longest: number,
      ) => { time: number; value: number | null }[];
      Readings: ComponentType<{ rows: { time: number; value: number | null }[] }>;
    }>('docs/missing-values', 'endsOfShortGaps');
    const minute = 60_000;
    const rowsOf = (values: (number | null)[]) =>
      values.map((value, index) => ({ time: index * minute, value }));
    /** Pairs of values that are connected across a gap. */
    const bridged = (values: (number | null)[], longest: number) => {
      const ends = endsOfShortGaps(rowsOf(values), longest);
      return ends.flatMap(({ time, value }, index) => {
        const next = ends[index + 1];
        return next && value !== null && next.value !== null && next.time > time + minute
          ? [[value, next.value]]
          : [];
      });
    };
    expect(bridged([1, null, 3, 4, null, null, 7, null, null, null, 11], 2)).toEqual([
      [1, 3],
      [4, 7],
    ]);
    expect(bridged([null, null, 1, 2, null], 2)).toEqual([]);
    expect(bridged([1, null, null, 4], 1)).toEqual([]);
    expect(endsOfShortGaps([], 2)).toEqual([]);
    for (const longest of [1, 2, 3])
      for (let bits = 0; bits < 256; bits++) {
        const values = Array.from({ length: 8 }, (_, index) =>
          (bits >> index) & 1 ? index : null,
        );
        const known = values.flatMap((value) => value ?? []);
        const expected = known.flatMap((value, index) => {
          const missing = (known[index + 1] ?? value) - value - 1;
          return missing > 0 && missing <= longest ? [[value, known[index + 1]!]] : [];
        });
        expect(bridged(values, longest)).toEqual(expected);
        // Nothing else is connected, except values beside each other, on which the solid line lies.
        const ends = endsOfShortGaps(rowsOf(values), longest);
        expect(ends.map(({ time }) => time)).toEqual(
          [...new Set(ends.map(({ time }) => time))].sort((a, b) => a - b),
        );
      }
    const { container } = await render(
      <Readings rows={rowsOf([1, null, 3, null, null, null, 4, 5])} />,
    );
    expect(container.querySelector('canvas')).not.toBeNull();
    for (const xScaleType of [ScaleType.Linear, ScaleType.Time, ScaleType.Ordinal]) {
      const values = rowsOf([1, null, 3, null, null, null, 4, 5]);
      const series = {
        timeZone: 'utc',
        xAccessor: 'time',
        yAccessors: ['value'],
        xScaleType,
      };
      const { debugState } = await renderChart(
        <>
          <LineSeries id="all" data={values} {...series} />
          <LineSeries id="short" data={endsOfShortGaps(values, 2)} {...series} />
        </>,
      );
      unmountAll();
      const { path } = debugState!.lines!.find(({ name }) => name === 'short')!;
      // One of the two points of a piece is at the first value, the other at the third.
      expect(path.match(/M/g)!.length).toBe(xScaleType === ScaleType.Ordinal ? 2 : 1);
    }
  });

  it('On an ordinal scale Fit.Linear and Fit.Nearest go by the place of a category if it is text, and by its value if it is a number.', async () => {
    for (const Series of drawnSeries) {
      const filled = async (xs: (number | string)[], fit: LineSeriesProps['fit']) => {
        const { debugState } = await renderChart(
          <Series
            id="own"
            data={[0, null, null, 100].map((y, index) => ({ x: xs[index], y }))}
            xScaleType={ScaleType.Ordinal}
            xAccessor="x"
            yAccessors={['y']}
            fit={fit}
          />,
        );
        unmountAll();
        const { lines = [], areas = [] } = debugState!;
        const { path } = lines[0] ?? areas[0]!.lines.y1;
        return [...path.matchAll(/,([\d.]+)/g)].map(([, y]) => Math.round((300 - Number(y)) / 3));
      };
      const numbers = [0, 60, 80, 100];
      const texts = numbers.map(String);
      expect(await filled(texts, Fit.Linear)).toEqual([0, 33, 67, 100]);
      expect(await filled(numbers, Fit.Linear)).toEqual([0, 60, 80, 100]);
      expect(await filled(texts, Fit.Nearest)).toEqual([0, 0, 100, 100]);
      expect(await filled(numbers, Fit.Nearest)).toEqual([0, 100, 100, 100]);
    }
  });

  it('tickFormat then gets null, also for NaN and text. Without a tickFormat the row says "null". Intl.NumberFormat writes null as 0, and parseFloat(null) is NaN.', async () => {
    const label = async (
      Series: typeof LineSeries,
      value: unknown,
      stacked: boolean,
      axis = <></>,
    ) => {
      const { container } = await renderChart(
        <>
          <Tooltip showNullValues />
          {axis}
          <Series
            id="own"
            data={[1, value, 1].map((y, x) => ({ x, y }))}
            {...accessors}
            {...(stacked && { stackAccessors: ['x'] })}
          />
        </>,
      );
      const tooltip = await tooltipAt(container, 300, 150);
      const text = tooltip?.querySelector('.echTooltip__value')?.textContent;
      unmountAll();
      return text;
    };
    const format = (value: unknown) => (value === null ? 'no data' : `${String(value)} ms`);
    const axis = <Axis id="y" position={Position.Left} hide tickFormat={format} />;
    const all = [LineSeries, AreaSeries, BarSeries] as (typeof LineSeries)[];
    for (const Series of all)
      for (const value of [null, NaN, 'n/a'])
        for (const stacked of [false, true]) {
          expect(await label(Series, value, stacked, axis)).toBe('no data');
          expect(await label(Series, value, stacked)).toBe('null');
        }
    expect(new Intl.NumberFormat('en').format(null as unknown as number)).toBe('0');
    expect(parseFloat(null as unknown as string)).toBeNaN();
  });
});
