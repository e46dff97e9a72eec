import {
  AreaSeries,
  Axis,
  BarSeries,
  BubbleSeries,
  LineSeries,
  Position,
  ScaleType,
  Tooltip,
  type CustomTooltip,
  type PartialTheme,
  type RecursivePartial,
  type Theme,
} from '@elastic/charts';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../drawing-of';
import { line, otherCharts } from '../../every-chart';
import { move, tooltipAt } from '../../pointer';
import { renderChart, unmountAll, type Series } from '../../render-chart';
import { noMargins } from '../../two-lines';

const data = [1, 2, 3].map((x) => ({ x, y: x }));
const accessors = {
  id: 'series',
  data,
  xScaleType: ScaleType.Linear,
  xAccessor: 'x',
  yAccessors: ['y'],
};

async function drawn(spec: ReactElement, theme: PartialTheme | PartialTheme[] = {}) {
  const rendered = await renderChart(spec, { theme });
  unmountAll();
  return drawingOf(rendered);
}

/** Tells whether the legend and the tooltip of a chart contain red, and whether the chart does. */
async function redIn(SomeSeries: Series, theme: PartialTheme) {
  const chart = await renderChart(<SomeSeries {...accessors} color="#00ff00" />, {
    showLegend: true,
    theme: [theme, noMargins],
  });
  const legend = chart.container.querySelector('.echLegend')!.innerHTML.includes('red');
  const tooltip = (await tooltipAt(chart.container, 300, 150))!.outerHTML;
  unmountAll();
  expect(tooltip).toContain('rgb(0, 255, 0)');
  return { legend, tooltip: /red|255, 0, 0/.test(tooltip), chart: chart.svg.includes('red') };
}

const everywhereElse = { legend: false, tooltip: false, chart: true };

describe('reference/notes/Theme', () => {
  it('A color set here does not reach the tooltip, nor the legend, except point.stroke beside a point.shape.', async () => {
    for (const [SomeSeries, name, styles] of [
      [
        AreaSeries,
        'areaSeriesStyle',
        [{ area: { fill: 'red' } }, { line: { stroke: 'red' } }, { point: { fill: 'red' } }],
      ],
      [BubbleSeries, 'bubbleSeriesStyle', [{ point: { fill: 'red' } }]],
    ] as const) {
      for (const style of [...styles, { point: { stroke: 'red' } }]) {
        const point = {
          visible: 'always',
          strokeWidth: 2,
          ...('point' in style ? style.point : {}),
        } as const;
        expect(await redIn(SomeSeries as Series, { [name]: { ...style, point } })).toEqual(
          everywhereElse,
        );
        const shaped = { [name]: { ...style, point: { ...point, shape: 'square' } } };
        expect((await redIn(SomeSeries as Series, shaped)).legend).toBe('stroke' in point);
      }
    }
  });

  it('Leave line.stroke unset to keep the series color: a color set here changes the line but not the legend or the tooltip.', async () => {
    const theme = { lineSeriesStyle: { line: { stroke: 'red' } } };
    expect(await redIn(LineSeries as Series, theme)).toEqual(everywhereElse);
  });

  it('A fill set here does not reach the legend or the tooltip.', async () => {
    const theme = { barSeriesStyle: { rect: { fill: 'red' } } };
    expect(await redIn(BarSeries as Series, theme)).toEqual(everywhereElse);
  });

  it('barSeriesStyle on one BarSeries is merged over it, except that color, font family, alignment and offset of the value labels are read from the theme only.', async () => {
    const bars = (barSeriesStyle: RecursivePartial<Theme['barSeriesStyle']>) => (
      <BarSeries
        {...accessors}
        displayValueSettings={{ showValueLabel: true }}
        barSeriesStyle={barSeriesStyle}
      />
    );
    const plain = await drawn(bars({}));
    for (const displayValue of [
      { fill: 'red' },
      { alignment: { horizontal: 'left', vertical: 'bottom' } },
      { offsetX: 9 },
      { offsetY: 9 },
    ] as const) {
      expect(await drawn(bars({ displayValue }))).toBe(plain);
      expect(await drawn(bars({}), { barSeriesStyle: { displayValue } })).not.toBe(plain);
    }
    expect(await drawn(bars({ displayValue: { fontSize: 30 } }))).not.toBe(plain);
    const other = { barSeriesStyle: { rect: { fill: 'red', opacity: 0.5 } } };
    expect(await drawn(bars({ rect: { opacity: 1 } }), other)).toBe(
      await drawn(bars({}), { barSeriesStyle: { rect: { fill: 'red', opacity: 1 } } }),
    );
  });

  it('The palette from which XY series without their own color take one. It does not color partition, heatmap, goal or other charts.', async () => {
    const theme = { colors: { vizColors: ['#010203'], defaultVizColor: '#010203' } };
    expect(await drawn(line, theme)).toContain('#010203');
    for (const [type, spec] of Object.entries(otherCharts))
      expect(await drawn(spec, theme), type).toBe(await drawn(spec));
  });

  it('When theme is an array, the first item that sets a value wins, so put the most important one first.', async () => {
    const first = { scales: { barsPadding: 0.2 } };
    const second = { scales: { barsPadding: 0.9 } };
    const bars = <BarSeries {...accessors} />;
    expect(await drawn(bars, [first, second])).toBe(await drawn(bars, first));
    expect(await drawn(bars, [{ scales: {} }, second])).toBe(await drawn(bars, second));
    expect(await drawn(bars, first)).not.toBe(await drawn(bars, second));
  });
});

describe('reference/notes/PartialTheme', () => {
  it('What you leave out, or set to undefined, comes from baseTheme. In an array of partial themes the first one that sets a value wins.', async () => {
    const bars = (
      <>
        <Axis id="x" position={Position.Bottom} title="Title" />
        <BarSeries {...accessors} />
      </>
    );
    const plain = await drawn(bars);
    for (const theme of [
      { colors: undefined },
      { colors: { vizColors: undefined } },
      { axes: { axisTitle: { fontSize: undefined, padding: undefined } } },
      { chartMargins: { left: undefined } },
      [],
    ])
      expect(await drawn(bars, theme as PartialTheme)).toBe(plain);
    const red = { colors: { vizColors: ['red'] } };
    const unset = { colors: { vizColors: undefined } } as PartialTheme;
    expect(await drawn(bars, [unset, red])).toContain('red');
  });
});

/** Returns the room that the y axis takes, in pixels. */
async function roomOf(axes: PartialTheme['axes']): Promise<number> {
  let left = 0;
  await renderChart(
    <>
      <Axis id="y" position={Position.Left} title="Title" />
      <BarSeries {...accessors} />
    </>,
    { theme: { axes }, onProjectionAreaChange: ({ projection }) => (left = projection.left) },
  );
  unmountAll();
  return left;
}

describe('reference/notes/Visible', () => {
  it('Titles, tick labels and tick marks of axes then give back their room.', async () => {
    const visible = { visible: true };
    const shown = { axisTitle: visible, tickLabel: visible, tickLine: visible };
    const room = await roomOf(shown);
    for (const part of Object.keys(shown))
      expect(await roomOf({ ...shown, [part]: { visible: false } }), part).toBeLessThan(room);
  });
});

describe('reference/notes/TickStyle', () => {
  it('With visible: false, size and padding take no room.', async () => {
    const withTicks = (visible: boolean, size: number, padding: number) =>
      roomOf({ tickLine: { visible, size, padding } });
    expect(await withTicks(false, 50, 50)).toBe(await withTicks(false, 0, 0));
    expect(await withTicks(true, 50, 0)).toBe((await withTicks(true, 0, 0)) + 50);
    expect(await withTicks(true, 0, 50)).toBe((await withTicks(true, 0, 0)) + 50);
  });
});

describe('reference/notes/TooltipValue', () => {
  it('The color of the series, whatever its style or its accessors paint the mark with; on other charts that of the mark.', async () => {
    let colors: string[] = [];
    const Colors: CustomTooltip = ({ values }) => {
      colors = values.map(({ color }) => color);
      return null;
    };
    const colorsOf = async (spec: ReactElement) => {
      colors = [];
      const { container } = await renderChart(
        [<Tooltip key="tooltip" customTooltip={Colors} />, spec],
        {
          theme: noMargins,
        },
      );
      await move(container, 300, 170);
      unmountAll();
      return colors;
    };
    const lime = { ...accessors, color: 'lime' };
    for (const spec of [
      <BarSeries key="bars" {...lime} styleAccessor={() => 'red'} />,
      <BarSeries key="bars" {...lime} barSeriesStyle={{ rect: { fill: 'red' } }} />,
      <LineSeries key="line" {...lime} pointStyleAccessor={() => 'red'} />,
      <BubbleSeries
        key="bubbles"
        {...lime}
        data={[{ x: 1, y: 2 }]}
        pointStyleAccessor={() => ({ fill: 'red' })}
      />,
    ])
      expect(await colorsOf(spec)).toEqual(['lime']);
    const { heatmap } = otherCharts;
    const cell = <heatmap.type key="heatmap" {...heatmap.props} />;
    expect(await colorsOf(cell)).toEqual(['transparent', 'transparent', 'rgba(170, 187, 204, 1)']);
  });
});
