import type { ReactElement } from 'react';
import {
  Axis,
  BarSeries,
  BrushAxis,
  Chart,
  Heatmap,
  LineSeries,
  Partition,
  PartitionLayout,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { barsOf } from './bars-of';
import { legendItemsOf, legendOf } from './legend-of';
import { drag, move, surfaceOf } from './pointer';
import { partOf, render, renderChart } from './render-chart';

const rows = [1, 2, 3].map((y, x) => ({ x, y }));
const accessors = { xScaleType: ScaleType.Linear, xAccessor: 'x', yAccessors: ['y'] };

async function expectLegendColor() {
  const rendered = await renderChart(
    <BarSeries
      id="bars"
      data={rows}
      {...accessors}
      color="#54b399"
      styleAccessor={({ x }) => (x === 1 ? '#d36086' : null)}
    />,
    { showLegend: true },
  );
  expect(barsOf(rendered.svg, '#D36086')).toHaveLength(1);
  const legend = legendOf(rendered).outerHTML.toLowerCase();
  expect(legend).toMatch(/#54b399|rgb\(84, ?179, ?153\)/);
  expect(legend).not.toMatch(/#d36086|rgb\(211, ?96, ?134\)/);
}

describe('docs/bars', () => {
  it('The legend keeps the color of the series.', expectLegendColor);
});

describe('docs/style-data-points', () => {
  it(
    'The legend keeps the color of the series, whatever single bars look like.',
    expectLegendColor,
  );
});

describe('docs/treemap-and-sunburst', () => {
  it('legendMaxDepth={1} keeps the first.', async () => {
    const labels = async (legendMaxDepth?: number) =>
      legendItemsOf(
        await render(
          <Chart size={{ height: 300 }}>
            <Settings showLegend legendMaxDepth={legendMaxDepth} />
            <Partition
              id="parts"
              layout={PartitionLayout.treemap}
              data={[
                { folder: 'src', file: 'a', size: 3 },
                { folder: 'src', file: 'b', size: 2 },
                { folder: 'docs', file: 'c', size: 1 },
              ]}
              valueAccessor={({ size }) => size}
              layers={[
                { groupByRollup: ({ folder }: { folder: string }) => folder },
                { groupByRollup: ({ file }: { file: string }) => file },
              ]}
            />
          </Chart>,
        ),
      ).map(({ label }) => label);
    expect([...(await labels())].sort()).toEqual(['a', 'b', 'c', 'docs', 'src']);
    expect([...(await labels(1))].sort()).toEqual(['docs', 'src']);
  });
});

describe('docs/troubleshooting', () => {
  it('Zero has no logarithm, and values on the other side of zero are left out too.', async () => {
    const data = [10, 0, -50, 100].map((y, x) => ({ x, y }));
    const { debugState } = await renderChart(
      <LineSeries id="log" data={data} {...accessors} yScaleType={ScaleType.Log} />,
    );
    const [line] = partOf(debugState, 'lines');
    expect(line?.points.map(({ y }) => y).sort((a, b) => a - b)).toEqual([10, 100]);
    const { svg } = await renderChart(
      <BarSeries id="log" data={data} {...accessors} yScaleType={ScaleType.Log} color="#112239" />,
    );
    expect(barsOf(svg, '#112239').filter(({ height }) => height > 0)).toHaveLength(2);
  });

  it('In a chart of categories, unless it is a heatmap, the pointer keeps its shape, and nothing can be dragged.', async () => {
    const bars = (xScaleType: typeof ScaleType.Ordinal | typeof ScaleType.Linear) => (
      <BarSeries id="bars" data={rows} {...accessors} xScaleType={xScaleType} />
    );
    const dragged = async (chart: ReactElement, brushAxis: BrushAxis = BrushAxis.X) => {
      const events: unknown[] = [];
      const { container } = await renderChart(chart, {
        onBrushEnd: (event) => events.push(event),
        brushAxis,
      });
      await move(container, 150, 100);
      const { cursor } = surfaceOf(container).style;
      await drag(container, [150, 100], [450, 100]);
      return { cursor, events: events.length };
    };
    expect(await dragged(bars(ScaleType.Linear))).toEqual({ cursor: 'crosshair', events: 1 });
    for (const brushAxis of Object.values(BrushAxis))
      expect(await dragged(bars(ScaleType.Ordinal), brushAxis)).toEqual({ cursor: '', events: 0 });
    const heatmap = (
      <Heatmap
        id="heatmap"
        data={rows.map(({ x, y }) => ({ x: `${x}`, y: 'row', value: y }))}
        xAccessor="x"
        yAccessor="y"
        valueAccessor="value"
        xScale={{ type: ScaleType.Ordinal }}
        colorScale={{ type: 'bands', bands: [{ start: 0, end: 9, color: '#aabbcc' }] }}
      />
    );
    expect((await dragged(heatmap)).events).toBe(1);
  });
});

describe('docs/two-axes', () => {
  it('A series whose group has no axis is drawn on a scale that nobody can read.', async () => {
    const { debugState } = await renderChart(
      <>
        <Axis id="left" position={Position.Left} />
        <LineSeries id="with" data={rows} {...accessors} />
        <LineSeries
          id="without"
          groupId="own"
          data={rows.map(({ x, y }) => ({ x, y: y * 1000 }))}
          {...accessors}
        />
      </>,
    );
    const [one, other] = partOf(debugState, 'lines');
    expect(other?.path).toBe(one?.path ?? '');
    expect(debugState?.axes?.y.map(({ id, values }) => [id, values.at(-1)])).toEqual([['left', 3]]);
  });
});
