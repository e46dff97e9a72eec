import {
  AreaSeries,
  BarSeries,
  BubbleSeries,
  Chart,
  Heatmap,
  HistogramBarSeries,
  LineSeries,
  ScaleType,
  Settings,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { combinations } from '../combinations';
import { consoleOf } from '../console-of';
import { line, otherCharts } from '../every-chart';
import { elementIn, render, renderChart, unmountAll, type Series } from '../render-chart';

describe('docs/troubleshooting', () => {
  it('The x values are Date objects. Their rows are dropped without a message.', async () => {
    const data = [1, 2, 3].map((day) => ({ x: new Date(2025, 0, day), y: day, value: 1 }));
    const kinds = [LineSeries, AreaSeries, BarSeries, HistogramBarSeries, BubbleSeries] as Series[];
    const { Ordinal, Linear, Log, Sqrt, Time } = ScaleType;
    const charts = [
      ...combinations({ Series: kinds, scale: [Ordinal, Linear, Log, Sqrt, Time] }).map(
        ({ Series, scale }) => (
          <Series
            key={scale}
            id="series"
            data={data}
            xScaleType={scale as 'time'}
            xAccessor="x"
            yAccessors={['y']}
          />
        ),
      ),
      ...[
        { type: Ordinal },
        { type: Linear },
        { type: Time, interval: { type: 'fixed', unit: 'd', value: 1 } as const },
      ].map((xScale) => (
        <Heatmap
          key={xScale.type}
          id="heatmap"
          data={data}
          xScale={xScale}
          xAccessor="x"
          yAccessor="y"
          valueAccessor="value"
          colorScale={{ type: 'bands', bands: [{ start: 0, end: 9, color: '#aabbcc' }] }}
        />
      )),
    ];
    for (const chart of charts) {
      const lines = await consoleOf(async () => {
        const { texts } = await renderChart(chart);
        expect(texts).toEqual(['No data to display']);
      });
      expect(lines).toEqual([]);
      unmountAll();
    }
  });
});

describe('docs/render-complete', () => {
  it('A chart of one pixel height does as well.', async () => {
    for (const [name, chart] of Object.entries({ line, ...otherCharts })) {
      const onRenderChange = vi.fn();
      const { container } = await render(
        <Chart size={{ width: 600, height: 1 }}>
          <Settings onRenderChange={onRenderChange} />
          {chart}
        </Chart>,
      );
      const { echRenderComplete, echRenderCount } = elementIn(container, '.echChartStatus').dataset;
      expect([echRenderComplete, Number(echRenderCount) > 0], name).toEqual(['true', true]);
      expect(onRenderChange, name).toHaveBeenLastCalledWith(true);
      unmountAll();
    }
  });
});
