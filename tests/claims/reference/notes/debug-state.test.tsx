import { AreaSeries, Chart, Heatmap, ScaleType, Settings, type DebugState } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { render, renderChart } from '../../render-chart';

const data = [
  { x: 1, low: 1, y: 3 },
  { x: 2, low: 2, y: 6 },
];

async function areaOf(y0Accessors?: string[], visible = true) {
  const { debugState } = await renderChart(
    <AreaSeries
      id="area"
      data={data}
      xScaleType={ScaleType.Linear}
      xAccessor="x"
      yAccessors={['y']}
      y0Accessors={y0Accessors}
      areaSeriesStyle={{ area: { visible }, line: { visible } }}
    />,
  );
  return debugState!.areas![0]!;
}

/** Returns the least y coordinate of a path: its highest point. */
const highest = (path: string) =>
  Math.min(...[...path.matchAll(/,([\d.]+)/g)].map(([, y]) => Number(y)));

describe('reference/notes/DebugStateArea', () => {
  it('y1 is the upper line and always there.', async () => {
    for (const [y0Accessors, visible] of [[undefined], [['low']], [undefined, false]] as const) {
      const { y0, y1 } = (await areaOf(y0Accessors && [...y0Accessors], visible)).lines;
      expect(y1.points.map(({ y }) => y).sort()).toEqual([3, 6]);
      expect(y0?.path === undefined).toBe(y0Accessors === undefined);
      if (y0) expect(highest(y1.path)).toBeLessThan(highest(y0.path));
    }
  });

  it('Each has its own path and points; visible and visiblePoints are the same for both.', async () => {
    for (const visible of [true, false])
      for (const points of ['always', 'never'] as const) {
        const { debugState } = await renderChart(
          <AreaSeries
            id="area"
            data={data}
            xScaleType={ScaleType.Linear}
            xAccessor="x"
            yAccessors={['y']}
            y0Accessors={['low']}
            areaSeriesStyle={{ line: { visible }, point: { visible: points } }}
          />,
        );
        const { y0, y1 } = debugState!.areas![0]!.lines;
        expect(y0!.path).not.toBe(y1.path);
        expect(y0!.points.map(({ y }) => y).sort()).toEqual([1, 2]);
        expect(y1.points.map(({ y }) => y).sort()).toEqual([3, 6]);
        for (const line of [y0!, y1])
          expect([line.visible, line.visiblePoints]).toEqual([visible, points === 'always']);
      }
  });
});

describe('reference/notes/DebugStateAxis', () => {
  it('Do not rely on it for a heatmap: there it is always left for the x axis and bottom for the y axis, the reverse of what is drawn.', async () => {
    const { debugState } = await renderChart(
      <Heatmap
        id="heatmap"
        data={[{ column: 'C', row: 'R', value: 1 }]}
        xAccessor="column"
        yAccessor="row"
        valueAccessor="value"
        xScale={{ type: ScaleType.Ordinal }}
        colorScale={{ type: 'bands', bands: [{ start: 0, end: 9, color: '#aaeecc' }] }}
      />,
    );
    const axes = (side: 'x' | 'y') =>
      (debugState as DebugState).axes![side].map(({ position, labels }) => [position, labels]);
    expect(axes('x')).toEqual([['left', ['C']]]);
    expect(axes('y')).toEqual([['bottom', ['R']]]);
  });
});

describe('reference/notes/DebugState', () => {
  it('Read it with JSON.parse after its data-ech-render-count is 1 or more.', async () => {
    const chart = () => (
      <Chart size={{ height: 300 }}>
        <Settings debugState />
        <AreaSeries id="area" data={data} xAccessor="x" yAccessors={['y']} />
      </Chart>
    );
    const { container, rerender } = await render(chart());
    await rerender(chart());
    const { dataset } = container.querySelector<HTMLElement>('.echChartStatus')!;
    expect(dataset).toMatchObject({ echRenderComplete: 'false', echRenderCount: '1' });
    expect((JSON.parse(dataset.echDebugState!) as DebugState).areas).toHaveLength(1);
  });
});
