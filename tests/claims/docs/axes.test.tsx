import {
  AreaSeries,
  Axis,
  BarSeries,
  Heatmap,
  LineSeries,
  Position,
  ScaleType,
  type AxisProps,
  type PartialTheme,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { boxesOf } from '../boxes-of';
import { combinations } from '../combinations';
import { drawnAt } from '../drawn-at';
import { renderChart, type Series } from '../render-chart';

const bars = <BarSeries id="bars" data={[{ x: 'A', y: 8 }]} xAccessor="x" yAccessors={['y']} />;

describe('docs/axes', () => {
  it('An XY chart has no axes until you add Axis specs.', async () => {
    const { debugState, texts } = await renderChart(bars);
    expect(debugState?.axes).toMatchObject({ x: [], y: [] });
    expect(texts).toEqual([]);
    // A heatmap has some.
    const heatmap = await renderChart(
      <Heatmap
        id="heatmap"
        data={[{ x: 'column', y: 'row', value: 1 }]}
        xAccessor="x"
        yAccessor="y"
        valueAccessor="value"
        colorScale={{ type: 'bands', bands: [{ start: 0, end: 2, color: '#aabbcc' }] }}
      />,
    );
    expect(heatmap.texts).toEqual(expect.arrayContaining(['column', 'row']));
  });

  it('position is Left by default, so an x axis needs one.', async () => {
    const { debugState } = await renderChart(
      <>
        <Axis id="axis" />
        {bars}
      </>,
    );
    expect(debugState?.axes?.x).toEqual([]);
    expect(debugState?.axes?.y).toHaveLength(1);
  });

  it('The domain of x is not a setting of the axis, and domain on an x axis throws.', async () => {
    const chart = renderChart(
      <>
        <Axis id="x" position={Position.Bottom} domain={{ min: 0, max: 5 }} />
        {bars}
      </>,
    );
    await expect(chart).rejects.toThrow('custom domain');
  });

  it('gridLine of an axis draws a line at each of its ticks, with color, width, opacity and dashes. They stay when the axis has hide. Where the theme turns grid lines off, a hidden axis needs style={{}} as well.', async () => {
    const off: PartialTheme = {
      axes: { gridLine: { vertical: { visible: false }, horizontal: { visible: false } } },
    };
    for (const { xScaleType, hide, theme, position } of combinations({
      xScaleType: [ScaleType.Ordinal, ScaleType.Linear, ScaleType.Time],
      hide: [false, true],
      theme: [undefined, off],
      position: [Position.Bottom, Position.Left],
    })) {
      const draw = async (
        gridLine: AxisProps['gridLine'],
        axis: Partial<AxisProps> = { style: { tickLine: { visible: true, stroke: '#AB1234' } } },
      ) => {
        const { svg } = await renderChart(
          <>
            <Axis id="axis" position={position} hide={hide} gridLine={gridLine} {...axis} />
            <LineSeries
              id="line"
              data={[0, 1, 2, 3].map((x) => ({ x: x * 86_400_000, y: x }))}
              xScaleType={xScaleType}
              timeZone="utc"
              xAccessor="x"
              yAccessors={['y']}
            />
          </>,
          { theme },
        );
        return svg;
      };
      const gridLine = { visible: true, stroke: '#1234AB', strokeWidth: 3, opacity: 0.5 };
      const svg = await draw(gridLine);
      const lines = boxesOf(svg, '#1234AB');
      expect(lines.length).toBeGreaterThan(3);
      const isDrawn = async (axis: Partial<AxisProps>) =>
        boxesOf(await draw(gridLine, axis), '#1234AB').length > 0;
      expect(await isDrawn({})).toBe(!(hide && theme));
      expect(await isDrawn({ style: {} })).toBe(true);
      expect(svg).toMatch(/stroke="#1234AB"[^>]* stroke-width="3"/);
      expect(svg).toMatch(/stroke="#1234AB"[^>]* stroke-opacity="0.49/);
      // The rows of dates have longer ticks between them, too.
      if (!hide && (position === Position.Left || xScaleType !== ScaleType.Time))
        expect(lines).toHaveLength(boxesOf(svg, '#AB1234').length);
      const dashed = await draw({ ...gridLine, dash: [4, 4] });
      expect(boxesOf(dashed, '#1234AB').length).toBeGreaterThan(10 * lines.length);
    }
  });

  describe('domain', () => {
    /** Returns the values at the ends of the y axis. */
    const endsOf = async (S: Series, sign: number, domain?: AxisProps['domain']) => {
      const { debugState } = await renderChart(
        <>
          <Axis id="y" position={Position.Left} domain={domain} />
          <S
            id="series"
            data={[104, 121].map((y, x) => ({ x, y: sign * y }))}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      const { values, gridlines } = debugState!.axes!.y[0]!;
      const [lowest, highest] = [values[0], values.at(-1)].map(Number) as [number, number];
      // Grid lines are listed from the top of the plot, which is 290 pixels high.
      const [top, bottom] = [gridlines[0]!.y, gridlines.at(-1)!.y];
      const perPixel = (highest - lowest) / (bottom - top);
      return [290, 0].map((y) => Math.round(highest + (top - y) * perPixel) || 0);
    };
    const all = combinations({
      S: [BarSeries, LineSeries, AreaSeries] as unknown as Series[],
      sign: [1, -1],
    });
    const signed = (ends: number[], sign: number) =>
      ends.map((end) => sign * end || 0).sort((a, b) => a - b);

    it('{ min: 0, max: 100 } fixes both ends; NaN leaves an end as it is without a domain.', async () => {
      for (const { S, sign } of all) {
        const domain = (min: number, max: number) =>
          sign > 0 ? { min, max } : { min: -max, max: -min };
        expect(await endsOf(S, sign)).toEqual(signed([0, 121], sign));
        expect(await endsOf(S, sign, domain(0, 100))).toEqual(signed([0, 100], sign));
        expect(await endsOf(S, sign, domain(NaN, 200))).toEqual(signed([0, 200], sign));
        expect(await endsOf(S, sign, domain(100, NaN))).toEqual(signed([100, 121], sign));
        expect(await endsOf(S, sign, domain(NaN, NaN))).toEqual(signed([0, 121], sign));
      }
    });

    it('{ min: NaN, max: NaN, fit: true } fits the domain to the data, without zero.', async () => {
      for (const { S, sign } of all)
        expect(await endsOf(S, sign, { min: NaN, max: NaN, fit: true })).toEqual(
          signed([104, 121], sign),
        );
    });
  });

  it('When there may be a single bar, set its width with min, max and minInterval of xDomain: Bars on a time axis.', async () => {
    const hour = 3_600_000;
    const share = async (xDomain?: { min: number; max: number; minInterval?: number }) => {
      const rendered = await renderChart(
        <BarSeries
          id="bar"
          color="#123456"
          data={[{ x: 5 * hour, y: 1 }]}
          xScaleType={ScaleType.Time}
          xAccessor="x"
          yAccessors={['y']}
        />,
        { xDomain, theme: { scales: { histogramPadding: 0 } } },
      );
      const columns = await drawnAt(
        rendered,
        '#123456',
        Array.from({ length: 600 }, (_, x) => x),
      );
      return columns.filter(({ length }) => length > 0).length / 600;
    };
    const day = { min: 0, max: 23 * hour };
    expect(await share()).toBe(1);
    // Without both ends the bar fills the plot.
    expect(await share({ min: NaN, max: NaN, minInterval: hour })).toBe(1);
    expect(await share(day)).toBe(0);
    expect(await share({ ...day, minInterval: hour })).toBeCloseTo(1 / 24, 2);
  });
});
