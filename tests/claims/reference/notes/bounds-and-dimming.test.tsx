import {
  AreaSeries,
  Axis,
  BarSeries,
  BubbleSeries,
  Heatmap,
  LineAnnotation,
  LineSeries,
  Position,
  ScaleType,
  StackMode,
  Tooltip,
  type CustomTooltip,
  type PointStyle,
  type PointerValue,
  type RectStyle,
} from '@elastic/charts';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { barsOf } from '../../bars-of';
import { combinations } from '../../combinations';
import { line, otherCharts } from '../../every-chart';
import { highlighted } from '../../highlighted';
import { move, tooltipLabelsAt } from '../../pointer';
import { renderChart, unmountAll, type Series } from '../../render-chart';
import { noMargins } from '../../two-lines';

const series = {
  data: [0, 1, 2, 3].map((x) => ({ x, y: x + 1, low: x })),
  xScaleType: ScaleType.Linear,
  xAccessor: 'x',
  yAccessors: ['y'],
};
const { Percentage, Silhouette } = StackMode;

/** Returns the labels of a series with lower bounds in the legend and in the tooltip. */
async function labels(SomeSeries: Series, props: object = {}) {
  const { container } = await renderChart(
    <SomeSeries id="s" {...series} y0Accessors={['low']} {...props} />,
    { theme: noMargins, showLegend: true },
  );
  const tooltip = await tooltipLabelsAt(container, 360, 120);
  const items = [...container.querySelectorAll('.echLegendItem__label')];
  unmountAll();
  return { legend: items.map(({ textContent }) => textContent), tooltip };
}

describe('reference/notes/SeriesAccessors', () => {
  it('It is ignored for stacked series. On line and bubble series it only adds a second point, and the legend labels end in undefined.', async () => {
    for (const SomeSeries of [AreaSeries, BarSeries, LineSeries, BubbleSeries] as Series[])
      for (const stackMode of [undefined, Percentage]) {
        const stacked = { stackAccessors: ['x'], stackMode };
        expect((await labels(SomeSeries, stacked)).legend).toEqual(['s']);
      }
    for (const SomeSeries of [AreaSeries, BarSeries] as Series[])
      expect((await labels(SomeSeries)).legend).toEqual(['s - upper', 's - lower']);
    for (const SomeSeries of [LineSeries, BubbleSeries] as Series[])
      expect((await labels(SomeSeries)).legend).toEqual(
        Array(2).fill(expect.stringMatching(/undefined$/)),
      );
  });
});

describe('reference/notes/TooltipInfo', () => {
  it('On cartesian charts there is one for each series with a value at the hovered x, or two if the series has a lower and an upper bound.', async () => {
    for (const SomeSeries of [AreaSeries, BarSeries] as Series[]) {
      expect((await labels(SomeSeries)).tooltip).toEqual(['s - upper', 's - lower']);
      for (const one of [{ y0Accessors: undefined }, { stackAccessors: ['x'] }])
        expect((await labels(SomeSeries, one)).tooltip).toEqual(['s']);
    }
  });
});

describe('reference/notes/SeriesSpec', () => {
  it('Give a string: a function works in the tooltip, but the legend prints its source code.', async () => {
    const format = (name: string) => `${name} (high)`;
    const { legend, tooltip } = await labels(AreaSeries as Series, { y1AccessorFormat: format });
    expect(tooltip).toEqual(['s (high)', 's - lower']);
    expect(legend).toEqual([expect.stringContaining('=>'), 's - lower']);
  });

  it('The x scale is common to all groups, yet the tooltip header takes its format from an x axis of the same group as the first hovered series.', async () => {
    const headerOf = async (groups: string[]) => {
      let header: PointerValue | null = null;
      const Header: CustomTooltip = (info) => {
        header = info.header;
        return null;
      };
      const { container } = await renderChart(
        <>
          <Tooltip customTooltip={Header} />
          {['one', 'two'].map((group) => (
            <Axis
              key={group}
              id={`axis ${group}`}
              groupId={group}
              position={Position.Bottom}
              tickFormat={(x: number) => `${group} ${x}`}
            />
          ))}
          {groups.map((group) => (
            <LineSeries key={group} id={group} groupId={group} {...series} />
          ))}
        </>,
        { theme: noMargins },
      );
      await move(container, 200, 100);
      unmountAll();
      return (header as PointerValue | null)?.formattedValue;
    };
    expect(await headerOf(['one', 'two'])).toBe('one 1');
    expect(await headerOf(['two', 'one'])).toBe('two 1');
    expect(await headerOf(['third'])).toBe('1');
  });
});

/** Draws a red series that is highlighted and a blue one that is dimmed. */
const dimmed = async (SomeSeries: Series, props: object) => {
  const drawing = await highlighted(
    ['red', 'blue'].map((color) => (
      <SomeSeries key={color} id={color} {...series} color={color} {...props} />
    )),
    { theme: noMargins },
  );
  unmountAll();
  return drawing;
};

describe('reference/notes/RectStyle', () => {
  const bars = (style: RectStyle['dimmed'] | undefined) =>
    dimmed(BarSeries as Series, { barSeriesStyle: { rect: { opacity: 0.8, dimmed: style } } });

  it('opacity multiplies the opacity of the bar and keeps its color.', async () => {
    for (const style of [{ opacity: 0.5 }, { opacity: 0.5, fill: 'lime' }]) {
      const drawing = await bars(style as RectStyle['dimmed']);
      expect(drawing).toMatch(/fill="blue" fill-opacity="0\.40/);
      expect(drawing).toMatch(/fill="red" fill-opacity="0\.80/);
      expect(barsOf(drawing, 'lime')).toEqual([]);
    }
  });

  it('Else fill replaces the color, and texture.opacity multiplies that of the texture.', async () => {
    const drawing = await bars({ fill: 'lime' } as RectStyle['dimmed']);
    expect(drawing).toMatch(/fill="lime" fill-opacity="0\.80/);
    expect(drawing).not.toContain('"blue"');
  });
});

describe('reference/notes/PointStyle', () => {
  const points = (style: Partial<PointStyle>) =>
    dimmed(LineSeries as Series, {
      lineSeriesStyle: { line: { visible: false }, point: { visible: 'always', ...style } },
    });

  it('opacity multiplies the opacity of the points; fill and stroke replace their colors. If all are present after merging with the theme, only opacity counts.', async () => {
    const lime = { fill: 'lime', stroke: 'lime' };
    expect(await points({ dimmed: lime })).toContain('stroke="lime"');
    for (const style of [{ opacity: 0.5 }, { opacity: 0.5, ...lime }]) {
      const drawing = await points({ dimmed: style as PointStyle['dimmed'] });
      expect(drawing).not.toContain('lime');
      expect(drawing).toMatch(/stroke="blue"[^>]*stroke-opacity="0\.49/);
    }
  });

  it('Outline width while the series is highlighted through the legend.', async () => {
    const drawing = await points({ focused: { strokeWidth: 7 } });
    expect(drawing).toMatch(/stroke="red" stroke-width="7"/);
    expect(drawing).not.toMatch(/stroke="blue"[^>]*stroke-width="7"/);
  });
});

describe('reference/notes/StackMode', () => {
  const stack = async (SomeSeries: Series, stackMode: StackMode, negative: boolean) => {
    const { debugState } = await renderChart(
      <>
        <Axis id="y" position={Position.Left} />
        <SomeSeries
          id="stack"
          {...series}
          yAccessors={['a', 'b']}
          data={[
            { x: 0, a: 2, b: 4 },
            { x: 1, a: negative ? -3 : 5, b: 2 },
            { x: 2, a: 0, b: 0 },
          ]}
          stackAccessors={['x']}
          stackMode={stackMode}
        />
      </>,
    );
    unmountAll();
    return debugState!;
  };

  it('Shows shares: the values at each x fill the range from 0 to 1, so format the y axis as percent.', async () => {
    for (const negative of [false, true]) {
      for (const SomeSeries of [AreaSeries, BarSeries] as Series[]) {
        const { values } = (await stack(SomeSeries, Percentage, negative)).axes!.y[0]!;
        expect([values[0], values.at(-1)]).toEqual([0, 1]);
      }
      const { bars } = await stack(BarSeries as Series, Percentage, negative);
      const shares = bars!.map((each) => each.bars.map(({ y }) => y));
      expect(shares[0]![0]).toBeCloseTo(1 / 3);
      expect([0, 1].map((index) => shares[0]![index]! + shares[1]![index]!)).toEqual([1, 1]);
    }
  });

  it('Centers the stack on zero at each x value.', async () => {
    for (const negative of [false, true]) {
      const { areas, axes } = await stack(AreaSeries as Series, Silhouette, negative);
      const { values } = axes!.y[0]!;
      expect(values[0]).toBe(-3);
      expect(values.at(-1)).toBe(3);
      const corners = areas!.map(({ path }) =>
        [...path.matchAll(/[ML]([\d.]+),([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]),
      );
      for (const column of new Set(corners.flat().map(([x]) => x))) {
        const ys = corners.flat().flatMap(([x, y]) => (x === column ? [y!] : []));
        // Zero is in the middle of the plot, which is 290 px high.
        expect((Math.min(...ys) + Math.max(...ys)) / 2).toBeCloseTo(145);
      }
    }
  });
});

describe('reference/notes/SettingsSpec', () => {
  it('What to show when an XY chart or a heatmap has no rows that it can use, or when the chart has no series at all. It does not show if all values are null.', async () => {
    const isEmpty = async (spec: ReactElement | null) => {
      const { texts } = await renderChart(spec, { noResults: <p>Nothing</p> });
      unmountAll();
      return texts.includes('Nothing');
    };
    const heatmap = (rows: object[]) => (
      <Heatmap
        id="heatmap"
        data={rows}
        xAccessor="x"
        yAccessor="y"
        valueAccessor="value"
        colorScale={{ type: 'bands', bands: [{ start: 0, end: 9, color: '#22aa66' }] }}
      />
    );
    const annotation = (
      <LineAnnotation id="line" domainType="yDomain" dataValues={[{ dataValue: 1 }]} />
    );
    for (const spec of [null, annotation, heatmap([])]) expect(await isEmpty(spec)).toBe(true);
    for (const { SomeSeries, xScaleType } of combinations({
      SomeSeries: [AreaSeries, BarSeries, BubbleSeries, LineSeries] as Series[],
      xScaleType: [ScaleType.Linear, ScaleType.Ordinal, ScaleType.Time],
    })) {
      const of = (data: object[]) => (
        <SomeSeries id="s" {...series} xScaleType={xScaleType} data={data} />
      );
      expect(await isEmpty(of([]))).toBe(true);
      expect(await isEmpty(of([{ x: new Date(), y: 1 }]))).toBe(true);
      for (const y of [null, undefined, NaN, 'text'])
        expect(await isEmpty(of([{ x: 1, y }]))).toBe(false);
    }
    for (const value of [null, undefined, NaN])
      expect(await isEmpty(heatmap([{ x: 1, y: 1, value }]))).toBe(false);
  });

  it('Filled for XY, partition, heatmap and bullet charts.', async () => {
    const filled = ['line', 'partition', 'heatmap', 'bullet'];
    for (const [type, spec] of Object.entries({ line, ...otherCharts })) {
      const { debugState } = await renderChart(spec);
      expect(Object.keys(debugState ?? {}).length > 0, type).toBe(filled.includes(type));
      unmountAll();
    }
  });
});
