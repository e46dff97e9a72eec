import {
  AreaSeries,
  Axis,
  BarSeries,
  DomainPaddingUnit,
  Heatmap,
  LineSeries,
  Position,
  ScaleType,
  TextureShape,
  type RecursivePartial,
  type BarSeriesStyle,
  type YDomainRange,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { barsOf } from '../../bars-of';
import { drawingOf } from '../../drawing-of';
import { renderChart } from '../../render-chart';

const accessors = { xScaleType: ScaleType.Linear, xAccessor: 'x', yAccessors: ['y'] };
const rowsOf = (...values: number[]) => values.map((y, x) => ({ x, y }));

describe('reference/notes/DomainPaddingUnit', () => {
  it('It is left out on time scales and where twice the padding is more than the chart has.', async () => {
    const drawing = async (padding: number, yScaleType: ScaleType) =>
      drawingOf(
        await renderChart(
          <>
            <Axis
              id="y"
              hide
              position={Position.Left}
              domain={{
                min: NaN,
                max: NaN,
                fit: true,
                padding,
                paddingUnit: DomainPaddingUnit.Pixel,
              }}
            />
            <LineSeries
              id="line"
              data={rowsOf(20, 40, 30)}
              {...accessors}
              yScaleType={yScaleType as typeof ScaleType.Linear}
            />
          </>,
        ),
      );
    const plain = await drawing(0, ScaleType.Linear);
    expect(await drawing(40, ScaleType.Linear)).not.toBe(plain);
    expect(await drawing(149, ScaleType.Linear)).not.toBe(plain);
    expect(await drawing(151, ScaleType.Linear)).toBe(plain);
    expect(await drawing(40, ScaleType.Time)).toBe(await drawing(0, ScaleType.Time));
  });
});

describe('reference/notes/ScaleType', () => {
  it('If the domain reaches zero, it is cut off near zero; if it crosses zero, only the side with the larger values is shown.', async () => {
    const ticks = async (domain: YDomainRange) => {
      const { debugState } = await renderChart(
        <>
          <Axis id="y" position={Position.Left} domain={domain} />
          <LineSeries id="line" data={rowsOf(10, 100)} {...accessors} yScaleType={ScaleType.Log} />
        </>,
      );
      return debugState!.axes!.y[0]!.values as number[];
    };
    const zero = await ticks({ min: 0, max: 1000 });
    expect([zero[0]! > 0, zero.at(-1)]).toEqual([true, 1000]);
    const positive = await ticks({ min: -10, max: 1000 });
    expect(positive.every((value) => value > 0)).toBe(true);
    expect(positive.at(-1)).toBe(1000);
    const negative = await ticks({ min: -1000, max: 10 });
    expect(negative.every((value) => value < 0)).toBe(true);
    expect(negative).toContain(-1000);
  });
});

const bars = async (barSeriesStyle: RecursivePartial<BarSeriesStyle>) =>
  renderChart(
    <BarSeries
      id="bars"
      data={rowsOf(4, 8)}
      {...accessors}
      color="#123456"
      barSeriesStyle={barSeriesStyle}
    />,
  );

describe('reference/notes/RectBorderStyle', () => {
  it('The fill shrinks by it on all sides, so the bar keeps its size.', async () => {
    const plain = barsOf((await bars({})).svg, '#123456');
    const border = { visible: true, strokeWidth: 6, stroke: '#ff0000' };
    const bordered = barsOf((await bars({ rectBorder: border })).svg, '#123456');
    expect(plain).toHaveLength(2);
    for (const [index, { x, width, height }] of plain.entries()) {
      expect(bordered[index]!.x).toBeCloseTo(x + 6);
      expect(bordered[index]!.width).toBeCloseTo(width - 12);
      expect(bordered[index]!.height).toBeCloseTo(height - 12);
    }
  });
});

describe('reference/notes/TexturedStyles', () => {
  it('If both are present, path is drawn.', async () => {
    const path = 'M0 0L7 7';
    for (const shape of [TextureShape.Circle, TextureShape.Line]) {
      const area = async (texture: object) =>
        drawingOf(
          await renderChart(
            <AreaSeries
              id="area"
              data={rowsOf(4, 8)}
              {...accessors}
              areaSeriesStyle={{ area: { texture } }}
            />,
          ),
        );
      const both = await area({ shape, path, size: 10 });
      expect(both).toBe(await area({ path, size: 10 }));
      expect(both).not.toBe(await area({ shape, size: 10 }));
    }
  });
});

describe('reference/notes/HeatmapBandsColorScale', () => {
  const chart = async (bands: { start: number; end: number; color: string }[]) =>
    renderChart(
      <Heatmap
        id="heatmap"
        data={[1, 5, 9].map((value) => ({ x: String(value), y: 'a', value }))}
        xAccessor="x"
        yAccessor="y"
        valueAccessor="value"
        colorScale={{ type: 'bands', bands }}
      />,
      { showLegend: true },
    );

  it('Bands whose start is not below their end are dropped.', async () => {
    const kept = [
      { start: 0, end: 4, color: '#ff0000' },
      { start: 4, end: 10, color: '#0000ff' },
    ];
    const dropped = [
      { start: 5, end: 5, color: '#00ff00' },
      { start: 9, end: 2, color: '#00ff00' },
    ];
    const plain = await chart(kept);
    const more = await chart([...dropped, ...kept]);
    expect(drawingOf(more)).toBe(drawingOf(plain));
    expect(more.container.querySelectorAll('.echLegendItem')).toHaveLength(2);
  });
});
