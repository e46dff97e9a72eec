import {
  AreaSeries,
  Axis,
  BarSeries,
  Bullet,
  Goal,
  Heatmap,
  HistogramBarSeries,
  LineSeries,
  Metric,
  Partition,
  Position,
  ScaleType,
  StackMode,
  Tooltip,
  type BarSeriesProps,
  type BrushEvent,
  type DisplayValueStyle,
  type SettingsProps,
  type XYChartElementEvent,
} from '@elastic/charts';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { drawingOf as canvasOf } from '../../../../plugins/chart-examples/headless';
import { combinations } from '../../combinations';
import { drawingOf } from '../../drawing-of';
import { click, drag, mouse, move, surfaceOf } from '../../pointer';
import { renderChart, unmountAll } from '../../render-chart';
import { noMargins } from '../../two-lines';

const rows = [1, 2, 3, 4].map((x) => ({ x, y: 10 * x }));
const accessors = { xScaleType: ScaleType.Linear, xAccessor: 'x', yAccessors: ['y'] };
const color = '#112233';
const bars = (props: Partial<BarSeriesProps> = {}) => (
  <BarSeries key={props.id} id="bars" data={rows} color={color} {...accessors} {...props} />
);
const labeled = { showValueLabel: true, overflowConstraints: [] };

/** Returns the height of each bar in pixels, from left to right. */
async function heights(values: (number | null)[], props: Partial<BarSeriesProps> = {}) {
  const data = values.map((y, x) => ({ x, y }));
  const { svg } = await renderChart(bars({ data, minBarHeight: 20, ...props }), {
    theme: noMargins,
  });
  unmountAll();
  return [...svg.matchAll(/<path fill="#123" d="M\S+ (\S+)L\S+ \S+L\S+ ([\d.]+)/g)].map(
    ([, top, bottom]) => Math.round(Number(bottom) - Number(top)),
  );
}

describe('reference/notes/BarSeriesSpec', () => {
  it('The least length of a bar in px, so that small values stay visible beside large ones.', async () => {
    expect(await heights([1000, 1, -1, -1000])).toEqual([150, 20, 20, 150]);
    expect(await heights([1000, 1, -1, -1000], { minBarHeight: 0 })).toEqual([150, 0, 0, 150]);
    expect(await heights([1000, 1.001], { yScaleType: ScaleType.Log })).toEqual([300, 20]);
  });

  it('Values of zero get no bar.', async () => {
    expect(await heights([1000, 0, null])).toEqual([300]);
    expect(await heights([1000, 0], { stackAccessors: ['x'] })).toEqual([300]);
  });

  it('One series with it turns it on for the whole chart.', async () => {
    for (const xScaleType of [ScaleType.Linear, ScaleType.Ordinal]) {
      const drawing = async (first: boolean, second: boolean) =>
        drawingOf(
          await renderChart([
            bars({ id: 'a', xScaleType, enableHistogramMode: first }),
            bars({ id: 'b', xScaleType, enableHistogramMode: second }),
          ]),
        );
      const both = await drawing(true, true);
      expect(await drawing(true, false)).toBe(both);
      expect(await drawing(false, true)).toBe(both);
      expect(await drawing(false, false)).not.toBe(both);
    }
  });
});

describe('reference/notes/HistogramModeAlignment', () => {
  const startOf = async (histogramModeAlignment: 'start' | 'center' | 'end', isArea: boolean) => {
    const Series = isArea ? AreaSeries : LineSeries;
    const point = { visible: 'always', fill: '#112233', strokeWidth: 0, radius: 2 } as const;
    const { svg } = await renderChart(
      [
        <HistogramBarSeries key="bars" id="bars" data={rows} {...accessors} />,
        <Series
          key="line"
          id="line"
          data={rows}
          {...accessors}
          histogramModeAlignment={histogramModeAlignment}
          lineSeriesStyle={{ point }}
          areaSeriesStyle={{ point }}
        />,
      ],
      { theme: noMargins },
    );
    const xs = [...svg.matchAll(/<path fill="#123" transform="translate\(([\d.]+)/g)];
    return Math.min(...xs.map(([, x]) => Number(x)));
  };

  // Four bands share 600 pixels.
  it('At the start of the band, on the tick.', async () => {
    for (const isArea of [false, true]) expect(await startOf('start', isArea)).toBeCloseTo(0);
  });
  it('In the middle of the band.', async () => {
    for (const isArea of [false, true]) expect(await startOf('center', isArea)).toBeCloseTo(75);
  });
  it('At the end of the band, on the next tick.', async () => {
    for (const isArea of [false, true]) expect(await startOf('end', isArea)).toBeCloseTo(150);
  });
});

describe('reference/notes/DisplayValueSpec', () => {
  const format = (name: string) => (value: number) => `${name}${value}`;
  const first = async (...specs: ReactElement[]) => (await renderChart(specs)).texts[0];
  const own = { displayValueSettings: labeled };

  it('Default: the tickFormat of the y axis in the same group, else the first tickFormat of a series in the chart.', async () => {
    const axis = (props: { groupId?: string; tickFormat?: (value: number) => string }) => (
      <Axis key="axis" id="axis" position={Position.Left} hide {...props} />
    );
    const p = bars({ id: 'p', tickFormat: format('p'), ...own });
    expect(await first(p, axis({ tickFormat: format('axis ') }))).toBe('axis 10');
    expect(await first(p, axis({}))).toBe('p10');
    expect(await first(p)).toBe('p10');
    const without = bars({ id: 'without', ...own });
    const q = bars({ id: 'q', groupId: 'other', tickFormat: format('q') });
    expect(await first(without, q)).toBe('q10');
    const elsewhere = axis({ groupId: 'other', tickFormat: format('axis ') });
    expect(await first(without, q, elsewhere)).toBe('q10');
  });

  it('Labels only every other bar of a series, beginning with the first.', async () => {
    const settings = { ...labeled, isAlternatingValueLabel: true };
    const labels = async (values: (number | null)[]) => {
      const data = values.map((y, x) => ({ x, y }));
      return (await renderChart(bars({ data, displayValueSettings: settings }))).texts;
    };
    expect(await labels([1, 2, 3, 4, 5])).toEqual(['1', '3', '5']);
    expect(await labels([null, 1, 2, null, 3, 4, 5])).toEqual(['1', '3', '5']);
  });

  it('It gets the unstacked value, or the share from 0 to 1 with StackMode.Percentage.', async () => {
    const stacked = async (stackMode?: StackMode) => {
      const values = new Set<number>();
      const valueFormatter = (value: number) => {
        values.add(value);
        return String(value);
      };
      const settings = { ...labeled, valueFormatter };
      const props = { stackAccessors: ['x'], stackMode, displayValueSettings: settings };
      const thrice = rows.map(({ x, y }) => ({ x, y: 3 * y }));
      await renderChart([bars({ id: 'a', ...props }), bars({ id: 'b', data: thrice, ...props })]);
      return [...values].sort((a, b) => a - b);
    };
    expect(await stacked()).toEqual([10, 20, 30, 40, 60, 90, 120]);
    expect(await stacked(StackMode.Percentage)).toEqual([0.25, 0.75]);
  });
});

describe('reference/notes/DisplayValueStyle', () => {
  const chart = (
    style: Partial<DisplayValueStyle>,
    { rotation, ...props }: Partial<BarSeriesProps> & Pick<SettingsProps, 'rotation'> = {},
  ) =>
    renderChart(bars({ displayValueSettings: labeled, ...props }), {
      rotation,
      theme: { barSeriesStyle: { displayValue: { fill: '#01c803', ...style } } },
    });
  const place = async (style: Partial<DisplayValueStyle>, rotation: SettingsProps['rotation']) => {
    const { svg } = await chart(style, { rotation });
    return /#01C803" transform="translate\((\S+) (\S+)\)/i.exec(svg)!.slice(1).map(Number);
  };

  it('A positive value moves it left, a negative one right; in a chart rotated by 180 degrees it is the other way around.', async () => {
    for (const rotation of [0, 90, -90, 180] as const) {
      const [x, y] = await place({ offsetX: 0 }, rotation);
      for (const offsetX of [10, -10]) {
        const [movedX, movedY] = await place({ offsetX }, rotation);
        expect(movedX! - x!).toBeCloseTo(rotation === 180 ? offsetX : -offsetX);
        expect(movedY).toBeCloseTo(y!);
      }
    }
  });

  it('A positive value moves it up, a negative one down.', async () => {
    for (const rotation of [0, 90, -90, 180] as const) {
      const [x, y] = await place({ offsetY: 0 }, rotation);
      for (const offsetY of [10, -10]) {
        const [movedX, movedY] = await place({ offsetY }, rotation);
        expect(movedY! - y!).toBeCloseTo(-offsetY);
        expect(movedX).toBeCloseTo(x!);
      }
    }
  });

  it('In the style of one series only fontSize counts, plus fontFamily for measuring; in styleAccessor nothing does.', async () => {
    const drawing = async (props: Partial<BarSeriesProps>) => drawingOf(await chart({}, props));
    const plain = await drawing({});
    const styles: Partial<DisplayValueStyle>[] = [
      { fontStyle: 'italic' },
      { fill: 'red' },
      { alignment: { horizontal: 'left', vertical: 'top' } },
      { offsetX: 10 },
      { offsetY: 10 },
    ];
    const fontSize = { fontSize: 20 };
    for (const displayValue of styles)
      expect(await drawing({ barSeriesStyle: { displayValue } })).toBe(plain);
    expect(await drawing({ barSeriesStyle: { displayValue: fontSize } })).not.toBe(plain);
    for (const displayValue of [...styles, fontSize])
      expect(await drawing({ styleAccessor: () => ({ displayValue }) })).toBe(plain);
  });

  it('{ textBorder }: black or white, whichever contrasts more with the series color (not with rect.fill), outlined with the other at that width in pixels; 0 draws no outline.', async () => {
    for (const { series, fill, textBorder } of combinations({
      series: ['#000000', '#ffffff'],
      fill: [undefined, '#000000', '#ffffff'],
      textBorder: [0, 3],
    })) {
      const barSeriesStyle = fill === undefined ? {} : { rect: { fill } };
      const { svg } = await chart({ fill: { textBorder } }, { color: series, barSeriesStyle });
      const outline = /stroke="(\w+)" stroke-width="3"[^>]* transform/.exec(svg)?.[1];
      const other = series === '#000000' ? 'black' : 'white';
      expect(outline).toBe(textBorder === 0 ? undefined : other);
      // Black is the default of SVG.
      expect(/<path fill="white" transform/.test(svg)).toBe(series === '#000000');
    }
  });

  it('Widths are limited to 8 pixels.', async () => {
    for (const fill of [
      { textBorder: 30 },
      { color: '#01c803', borderColor: '#123123', borderWidth: 30 },
    ])
      expect((await chart({ fill })).svg).toMatch(/stroke-width="8"[^>]* transform/);
  });
});

describe('reference/notes/BrushStyle', () => {
  /** Returns which sides of the border are drawn while a rectangle is dragged. */
  const sides = async (brushAxis: 'x' | 'y' | 'both', rotation: 0 | 90, strokeWidth = 2) => {
    const { container } = await renderChart(bars(), {
      onBrushEnd: () => undefined,
      brushAxis,
      rotation,
      theme: { ...noMargins, brush: { stroke: '#456456', strokeWidth } },
    });
    const surface = surfaceOf(container);
    await mouse(surface, 'mousemove', 100, 100);
    await mouse(surface, 'mousedown', 100, 100);
    await mouse(surface, 'mousemove', 300, 200);
    const drawn = [...container.querySelectorAll('canvas')].map((each) => canvasOf(each)?.svg);
    await mouse(surface, 'mouseup', 300, 200);
    unmountAll();
    const lines = /stroke="#456456"[^>]* d="([^"]+)"/.exec(drawn.join(''))?.[1] ?? '';
    return [...lines.matchAll(/M(\S+) (\S+)L(\S+) ([\d.]+)/g)].map(([, x0, , x1]) =>
      x0 === x1 ? 'upright' : 'level',
    );
  };

  it('With brushAxis set to one axis, only the two sides across that axis are drawn.', async () => {
    expect(await sides('x', 0)).toEqual(['upright', 'upright']);
    expect(await sides('x', 90)).toEqual(['level', 'level']);
    expect(await sides('y', 0)).toEqual(['level', 'level']);
    expect(await sides('y', 90)).toEqual(['upright', 'upright']);
    expect(await sides('both', 0)).toHaveLength(4);
  });

  it('Width of the border in pixels; 0 draws none.', async () => {
    expect(await sides('both', 0, 0)).toEqual([]);
    expect(await sides('x', 0, 0)).toEqual([]);
  });
});

describe('reference/notes/BrushAxis', () => {
  const brushed = async (brushAxis: 'x' | 'y' | 'both', rotation: 0 | 90) => {
    let event: BrushEvent | undefined;
    const { container } = await renderChart(
      [bars({ id: 'a' }), <LineSeries key="b" id="b" groupId="g" data={rows} {...accessors} />],
      { brushAxis, rotation, onBrushEnd: (area) => (event = area), theme: noMargins },
    );
    await drag(container, [100, 50], [400, 200]);
    unmountAll();
    return event as { x?: number[]; y?: { groupId: string }[] };
  };

  it('Selects a range of y, for every y group of the chart; the area covers the whole of x.', async () => {
    for (const rotation of [0, 90] as const) {
      const { x, y } = await brushed('y', rotation);
      expect(x).toBeUndefined();
      expect(y!.map(({ groupId }) => groupId)).toEqual(['__global__', 'g']);
    }
  });

  it('Selects a range of x; the area covers the whole of y.', async () => {
    for (const rotation of [0, 90] as const) {
      const { x, y } = await brushed('x', rotation);
      expect([x!.length, y]).toEqual([2, undefined]);
    }
  });

  it('Selects a rectangle and reports both ranges.', async () => {
    for (const rotation of [0, 90] as const) {
      const { x, y } = await brushed('both', rotation);
      expect([x!.length, y!.length]).toEqual([2, 2]);
    }
  });
});

describe('reference/notes/CrosshairStyle', () => {
  /** Returns which marks follow the pointer. */
  const marks = async (
    type: 'vertical' | 'cross' | 'follow' | 'none',
    Series: typeof LineSeries | typeof BarSeries,
    isOrdinal: boolean,
    visible = true,
  ) => {
    const xScaleType = isOrdinal ? ScaleType.Ordinal : ScaleType.Linear;
    const { container } = await renderChart(
      [
        <Series key="series" id="series" data={rows} {...accessors} xScaleType={xScaleType} />,
        <Tooltip key="tooltip" type={type} />,
      ],
      {
        theme: {
          crosshair: {
            band: { fill: '#123123', visible },
            line: { stroke: '#456456' },
            crossLine: { stroke: '#789789' },
          },
        },
      },
    );
    await move(container, 210, 100);
    const html = container.innerHTML;
    unmountAll();
    return Object.entries({ band: '#123123', line: '#456456', crossLine: '#789789' })
      .filter(([, fill]) => html.includes(fill) || html.includes(rgbOf(fill)))
      .map(([name]) => name);
  };
  const rgbOf = (hex: string) =>
    [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)).join(', ');

  it('The type of Tooltip decides which of them can show: TooltipType.VerticalCursor shows band or line, TooltipType.Crosshairs also crossLine.', async () => {
    for (const isOrdinal of [false, true])
      for (const Series of [LineSeries, BarSeries] as const) {
        const shown = isOrdinal || Series === BarSeries ? 'band' : 'line';
        expect(await marks('vertical', Series, isOrdinal)).toEqual([shown]);
        expect(await marks('cross', Series, isOrdinal)).toEqual([shown, 'crossLine']);
        expect(await marks('vertical', Series, isOrdinal, false)).toEqual([]);
        expect(await marks('cross', Series, isOrdinal, false)).toEqual(['crossLine']);
      }
  });

  it('The other types show none.', async () => {
    for (const type of ['follow', 'none'] as const)
      for (const isOrdinal of [false, true])
        expect(await marks(type, BarSeries, isOrdinal)).toEqual([]);
  });
});

describe('reference/notes/GridLineStyle', () => {
  const count = async (gridLine: object) => {
    const stroke = '#123123';
    const axis = (
      <Axis key="y" id="y" position={Position.Left} gridLine={{ stroke, ...gridLine }} />
    );
    const { svg } = await renderChart([bars(), axis]);
    return svg.split('stroke="#123123"').length - 1;
  };

  it('An empty string draws none.', async () => {
    expect(await count({})).toBeGreaterThan(0);
    const axis = (stroke?: string) => (
      <Axis
        key="y"
        id="y"
        position={Position.Left}
        gridLine={{ stroke, visible: stroke !== '-' }}
      />
    );
    const drawing = async (stroke?: string) => drawingOf(await renderChart([bars(), axis(stroke)]));
    expect(await drawing('')).toBe(await drawing('-'));
    expect(await drawing('')).not.toBe(await drawing());
  });

  it('Width in pixels; 0 draws no lines.', async () => {
    expect(await count({ strokeWidth: 0 })).toBe(0);
    expect(await count({ strokeWidth: 2 })).toBeGreaterThan(0);
  });
});

describe('reference/notes/ChartProps', () => {
  it('Use one chart type in one chart: with several, only the first is drawn.', async () => {
    const cell = { title: 'T', value: 4, valueFormatter: String };
    const specs = [
      bars({ id: 'bars' }),
      <Heatmap
        key="heatmap"
        id="heatmap"
        data={rows}
        xAccessor="x"
        yAccessor="y"
        valueAccessor="y"
        colorScale={{ type: 'bands', bands: [{ start: 0, end: 99, color }] }}
      />,
      <Partition
        key="partition"
        id="partition"
        data={rows}
        valueAccessor={({ y }: (typeof rows)[number]) => y}
        layers={[{ groupByRollup: ({ x }: (typeof rows)[number]) => x }]}
      />,
      <Goal key="goal" id="goal" subtype="goal" actual={4} domain={{ min: 0, max: 9 }} />,
      <Metric key="metric" id="metric" data={[[{ ...cell, color }]]} />,
      <Bullet
        key="bullet"
        id="bullet"
        subtype="horizontal"
        data={[[{ ...cell, domain: [0, 9], tickFormatter: String }]]}
      />,
    ];
    for (const spec of specs) {
      const alone = await renderChart(spec);
      const others = specs.filter((other) => other !== spec);
      const together = await renderChart([spec, ...others]);
      expect(drawingOf(together)).toBe(drawingOf(alone));
      expect(together.texts).toEqual(alone.texts);
      unmountAll();
    }
  });
});

describe('reference/notes/ElementClickListener', () => {
  it('Of points of one size at the same place, it is only the one on top.', async () => {
    const clicked = async (Series: typeof LineSeries | typeof BarSeries, second: typeof rows) => {
      const found: string[][] = [];
      const { container } = await renderChart(
        [
          <Series key="a" id="a" data={rows} {...accessors} />,
          <Series key="b" id="b" data={second} {...accessors} />,
        ],
        {
          theme: noMargins,
          onElementClick: (elements) =>
            found.push(elements.map((element) => (element as XYChartElementEvent)[1].specId)),
        },
      );
      if (Series === LineSeries) await click(container, 200, 150);
      else for (const x of [170, 280]) await click(container, x, 290);
      unmountAll();
      return found;
    };
    const near = rows.map(({ x, y }) => ({ x, y: y + 0.1 }));
    expect(await clicked(LineSeries, rows)).toEqual([['b']]);
    expect((await clicked(LineSeries, near))[0]).toHaveLength(2);
    expect(await clicked(BarSeries, rows)).toEqual([['a'], ['b']]);
  });
});

describe('reference/notes/BackgroundStyle', () => {
  it('With an alpha below 0.6 it counts as transparent and contrast is computed against fallbackColor.', async () => {
    const isWhite = async (alpha: number) => {
      const { svg } = await renderChart(
        bars({ color: 'rgba(128, 128, 128, 0.05)', displayValueSettings: labeled }),
        {
          theme: {
            background: { color: `rgba(0, 0, 0, ${alpha})`, fallbackColor: '#ffffff' },
            barSeriesStyle: { displayValue: { fill: { textBorder: 0 } } },
          },
        },
      );
      return svg.includes('<path fill="white" transform');
    };
    for (const alpha of [0, 0.5, 0.59]) expect(await isWhite(alpha)).toBe(false);
    for (const alpha of [0.6, 0.8, 1]) expect(await isWhite(alpha)).toBe(true);
  });
});
