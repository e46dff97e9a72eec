import {
  AreaSeries,
  BarSeries,
  BubbleSeries,
  Fit,
  LineSeries,
  ScaleType,
  type LineSeriesProps,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../render-chart';

const accessors = { xScaleType: ScaleType.Linear, xAccessor: 'x', yAccessors: ['y'] };
const gap = [4, null, null, null, 10].map((y, x) => ({ x, y }));

/** Returns the y values of lines through the same rows, each with another way to fill gaps, without the open gaps. */
async function drawn(fits: LineSeriesProps['fit'][], rows = gap): Promise<number[][]> {
  const { debugState } = await renderChart(
    fits.map((fit, index) => (
      <LineSeries key={index} id={`line-${index}`} data={rows} fit={fit} {...accessors} />
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

describe('docs/missing-values', () => {
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
    expect(await drawn(values.map(([fit]) => fit))).toEqual(values.map(([, expected]) => expected));
  });

  it("Fit.Linear leaves gaps before the first and after the last value open. Fill them with endValue: a number, or 'nearest'.", async () => {
    const open = [null, 4, null, 8, null].map((y, x) => ({ x, y }));
    const nearest = { type: Fit.Linear, endValue: 'nearest' as const };
    expect(await drawn([Fit.Linear, nearest, { type: Fit.Linear, endValue: 0 }], open)).toEqual([
      [4, 6, 8],
      [4, 4, 6, 8, 8],
      [0, 4, 6, 8, 0],
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

  it('In a stack a missing value counts as zero: the area falls to the layer below and rises again, as if the value had been measured.', async () => {
    const rows = [1, null, 3].map((y, x) => ({ x, y }));
    const { debugState } = await renderChart(
      <AreaSeries id="area" data={rows} stackAccessors={['x']} {...accessors} />,
    );
    expect(debugState!.areas![0]!.path).toMatch(/^M0,200[.\d]*L300,300L600,0/);
  });

  it('A row whose x is null or undefined is dropped as a whole.', async () => {
    const rows = [{ x: 0, y: 1 }, { x: null, y: 50 }, { y: 50 }, { x: 2, y: 2 }];
    const { debugState } = await renderChart(<LineSeries id="line" data={rows} {...accessors} />);
    expect(debugState!.lines![0]!.points.map(({ y }) => y).sort()).toEqual([1, 2]);
  });
});
