import { Axis, BarSeries, Chart, Position, Settings, type ChartSize } from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { line, otherCharts } from '../every-chart';
import { legendSizeOf } from '../legend-of';
import { axisOf, elementIn, render, renderChart, unmountAll } from '../render-chart';
import { narrowBars } from '../narrow-bars';

describe('docs/responsive-size', () => {
  it('Without the list each entry has a row of its own, and two and a half of five are visible.', async () => {
    const { container, height } = await narrowBars([...'abcde']);
    expect(container.querySelectorAll('.echLegendItem').length).toBe(5);
    expect(height).toBe(69); // rows of 29 pixels
  });

  it('In a narrow XY chart the library leaves out ticks that collide, but a legend beside the plot keeps its width.', async () => {
    for (const legendPosition of [Position.Right, Position.Left]) {
      const [wide, narrow] = await Promise.all(
        [600, 250].map((width) =>
          render(
            <Chart size={{ width, height: 300 }}>
              <Settings debugState showLegend legendPosition={legendPosition} />
              <Axis id="x" position={Position.Bottom} />
              <BarSeries
                id="A long name of a series"
                data={Array.from({ length: 12 }, (_, index) => ({ x: `No. ${index}`, y: index }))}
                xAccessor="x"
                yAccessors={['y']}
              />
            </Chart>,
          ),
        ),
      );
      expect(axisOf(wide!.debugState, 'x').labels).toHaveLength(12);
      expect(axisOf(narrow!.debugState, 'x').labels.length).toBeLessThan(12);
      expect(legendSizeOf(narrow!).width).toBe(legendSizeOf(wide!).width);
    }
  });

  it("size takes a number, a CSS length, a pair or an object: size={200}, size={['50%', 240]}, size={{ width: 400, height: '40vh' }}.", async () => {
    for (const [size, width, height] of [
      [200, '200px', '200px'],
      ['20rem', '20rem', '20rem'],
      [['50%', 240], '50%', '240px'],
      [{ width: 400, height: '40vh' }, '400px', '40vh'],
      [undefined, '100%', '100%'],
    ] as [ChartSize | undefined, string, string][]) {
      const { container } = await render(<Chart size={size}>{line}</Chart>);
      const { style } = elementIn(container, '.echChart');
      expect([style.width, style.height]).toEqual([width, height]);
    }
  });

  it('Title and legend are part of that size.', async () => {
    const { container } = await render(
      <Chart size={{ height: 240 }} title="Title">
        <Settings showLegend legendPosition={Position.Bottom} />
        {line}
      </Chart>,
    );
    const chart = elementIn(container, '.echChart');
    expect(chart.style.height).toBe('240px');
    for (const part of ['.echChartTitle', '.echLegend', 'canvas'])
      expect(chart.contains(elementIn(container, part))).toBe(true);
  });

  it('onProjectionAreaChange reports place and size of the plot of an XY chart, for elements that you lay over it.', async () => {
    for (const [name, chart] of Object.entries({ line, ...otherCharts })) {
      const onProjectionAreaChange = vi.fn();
      await renderChart(chart, { onProjectionAreaChange });
      unmountAll();
      expect([name, onProjectionAreaChange.mock.calls.length > 0]).toEqual([name, name === 'line']);
      if (name === 'line')
        expect(onProjectionAreaChange.mock.lastCall?.[0]).toMatchObject({
          projection: {
            left: expect.any(Number) as number,
            top: expect.any(Number) as number,
            width: expect.any(Number) as number,
            height: expect.any(Number) as number,
          },
        });
    }
  });
});
