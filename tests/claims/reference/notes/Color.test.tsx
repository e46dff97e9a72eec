import {
  Axis,
  Bullet,
  ColorVariant,
  Goal,
  Heatmap,
  LineAnnotation,
  LineSeries,
  Metric,
  Partition,
  Position,
  RectAnnotation,
  Wordcloud,
} from '@elastic/charts';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { legendOf } from '../../legend-of';
import { tooltipAt } from '../../pointer';
import { elementIn, renderChart } from '../../render-chart';

const rows = [1, 2, 3].map((x) => ({ x, y: x * 10 }));
const line = (color = '#abcdef') => (
  <LineSeries key="line" id="line" data={rows} color={color} xAccessor="x" yAccessors={['y']} />
);
const isRed = (svg: string) => /="red"/.test(svg);
const svgOf = async (specs: ReactNode) => (await renderChart(specs)).svg;

const grid = (color: string) => (
  <Axis key="axis" id="axis" position={Position.Left} gridLine={{ visible: true, stroke: color }} />
);
const lineAnnotation = (color: string) => (
  <LineAnnotation
    key="marked"
    id="marked"
    domainType="yDomain"
    dataValues={[{ dataValue: 20 }]}
    style={{ line: { stroke: color } }}
  />
);
const range = (color: string) => (
  <RectAnnotation
    key="range"
    id="range"
    dataValues={[{ coordinates: { y0: 10, y1: 20 } }]}
    style={{ fill: color }}
  />
);
const heatmap = (color: string) => (
  <Heatmap
    id="heatmap"
    data={rows}
    xAccessor="x"
    yAccessor="y"
    valueAccessor="y"
    colorScale={{ type: 'bands', bands: [{ start: 0, end: Infinity, color }] }}
  />
);
const metricOf = async (color: string) => {
  const tile = { title: 'Tile', color, value: 4, valueFormatter: String };
  const { container } = await renderChart(<Metric id="metric" data={[[tile]]} />);
  return elementIn(container, '.echMetric').style.backgroundColor;
};

const notUnderstood = ['var(--name)', 'currentColor', 'oklch(0.7 0.1 200)', 'rgb(1 200 3)'];
const understood = ['tomato', '#0b6', '#0b64', '#0b64dd', '#0b64dd80', 'rgb(1, 200, 3)'].concat([
  'rgba(1, 200, 3, 0.5)',
  'hsl(120, 50%, 40%)',
  'hsla(120, 50%, 40%, 0.5)',
]);

describe('reference/notes/Color', () => {
  it('Keywords, hex with 3, 4, 6 or 8 digits, and rgb, rgba, hsl and hsla with commas are understood.', async () => {
    for (const color of understood) {
      const specs = [line(color), grid(color), lineAnnotation(color), range(color)];
      expect(isRed(await svgOf(specs))).toBe(false);
      expect(isRed(await svgOf(heatmap(color)))).toBe(false);
      expect(await metricOf(color)).not.toBe('rgb(255, 0, 0)');
    }
  });

  it('var(--name), currentColor, oklch and notations with spaces are not: series, annotations, grid lines, cells of heatmaps and tiles of a Metric turn red, with a warning where a global process exists.', async () => {
    for (const color of notUnderstood) {
      expect(isRed(await svgOf(line(color)))).toBe(true);
      for (const other of [grid, lineAnnotation, range])
        expect(isRed(await svgOf([line(), other(color)]))).toBe(true);
      expect(isRed(await svgOf(heatmap(color)))).toBe(true);
      expect(await metricOf(color)).toBe('rgb(255, 0, 0)');
    }
  });

  it('In bands of a Bullet they throw.', async () => {
    const bullet = (color: string) =>
      renderChart(
        <Bullet
          id="bullet"
          subtype="horizontal"
          colorBands={[color, color]}
          data={[
            [
              {
                title: 'T',
                value: 4,
                domain: [0, 9],
                valueFormatter: String,
                tickFormatter: String,
              },
            ],
          ]}
        />,
      );
    for (const color of notUnderstood.slice(2)) await expect(bullet(color)).rejects.toThrow();
    for (const color of understood) await bullet(color);
  });

  it('Legend, tooltip and word clouds take every CSS color; slices, bands of a Goal, axis lines and tick labels take what the canvas of the browser knows.', async () => {
    for (const color of notUnderstood.slice(2)) {
      const chart = await renderChart(line(color), { showLegend: true });
      expect(elementIn(legendOf(chart), 'path').getAttribute('fill')).toBe(color);
      const words = [{ text: 'word', weight: 1, color }];
      const { container } = await renderChart(<Wordcloud id="words" data={words} />);
      expect(container.innerHTML).toContain(`fill: ${color}`);
    }
    const chart = await renderChart(line('rgb(1 200 3)'));
    const tooltip = await tooltipAt(chart.container, 300, 100);
    expect(tooltip!.innerHTML).toContain('background-color: rgb(1, 200, 3)');
    // The canvas of these tests knows this notation.
    const color = 'rgb(1 200 3)';
    const drawn = [
      <Partition
        key="slices"
        id="slices"
        data={rows}
        valueAccessor={({ y }: (typeof rows)[number]) => y}
        layers={[
          { groupByRollup: ({ x }: (typeof rows)[number]) => x, shape: { fillColor: color } },
        ]}
      />,
      <Goal
        key="goal"
        id="goal"
        subtype="goal"
        actual={4}
        domain={{ min: 0, max: 9 }}
        bandFillColor={() => color}
      />,
    ];
    for (const spec of drawn) expect(await svgOf(spec)).toContain('#01C803');
    const axisLine = { stroke: color, strokeWidth: 3, visible: true };
    for (const style of [{ tickLabel: { fill: color } }, { axisLine }]) {
      const axis = <Axis key="axis" id="axis" position={Position.Left} style={style} />;
      expect(await svgOf([line(), axis])).toContain('#01C803');
    }
  });
});

describe('reference/notes/ColorVariant', () => {
  it('Where a value is not resolved it counts as an invalid color, and series, annotations and grid lines then turn red, with a warning where a global process exists.', async () => {
    for (const variant of Object.values(ColorVariant)) {
      expect(isRed(await svgOf(line(variant)))).toBe(true);
      for (const other of [grid, lineAnnotation, range])
        expect(isRed(await svgOf([line(), other(variant)]))).toBe(true);
      const style = (
        <LineSeries
          id="line"
          data={rows}
          xAccessor="x"
          yAccessors={['y']}
          lineSeriesStyle={{ line: { stroke: variant } }}
        />
      );
      expect(isRed(await svgOf(style))).toBe(variant === ColorVariant.Adaptive);
    }
  });
});
