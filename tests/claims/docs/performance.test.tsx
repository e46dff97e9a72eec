import { memo } from 'react';
import { Chart, LineSeries, ScaleType, Settings } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { render, renderChart } from '../render-chart';

const rows = [
  { x: 1, y: 2 },
  { x: 2, y: 3 },
];
const yAccessors = ['y'];
let reads = 0;
const readX = ({ x }: (typeof rows)[number]) => {
  reads += 1;
  return x;
};
const series = (
  <LineSeries
    id="line"
    data={rows}
    xScaleType={ScaleType.Linear}
    xAccessor={readX}
    yAccessors={yAccessors}
  />
);

describe('docs/performance', () => {
  it('Each time the component that contains Chart renders, the chart reads all its specs and computes its series again. It does so even if no prop has changed, and data and accessors are the same objects.', async () => {
    const chart = () => (
      <Chart size={{ height: 200 }}>
        <LineSeries
          id="line"
          data={rows}
          xScaleType={ScaleType.Linear}
          xAccessor={readX}
          yAccessors={yAccessors}
        />
      </Chart>
    );
    const { rerender, container } = await render(chart());
    reads = 0;
    await rerender(chart());
    expect(reads).toBe(rows.length);
    const status = container.querySelector<HTMLElement>('.echChartStatus');
    expect(status?.dataset.echRenderCount).toBe('1');
  });

  it('Put the chart into a component of its own and wrap it in memo, so that it renders when its data changes:', async () => {
    const Memoized = memo(function Memoized({ label }: { label: string }) {
      return (
        <Chart size={{ height: 200 }} title={label}>
          {series}
        </Chart>
      );
    });
    const { rerender } = await render(<Memoized label="a" />);
    reads = 0;
    await rerender(<Memoized label="a" />);
    expect(reads).toBe(0);
  });

  it('A spec that does not render while others do is dropped: An axis or a series disappears after an update.', async () => {
    const chart = (isDark: boolean) => (
      <Chart size={{ height: 200 }}>
        <Settings showLegend={isDark} />
        {series}
      </Chart>
    );
    const { rerender } = await render(chart(false));
    const { container } = await rerender(chart(true));
    expect(container.querySelector('.echLegendItem')).toBeNull();
    expect(container.querySelector('canvas.echCanvasRenderer')).toBeNull();
  });

  it("Points of a line are drawn one by one: point: { visible: 'never' } in the style of the series leaves them out.", async () => {
    const drawing = async (visible: 'always' | 'never') => {
      const { svg } = await renderChart(
        <LineSeries
          id="line"
          data={rows}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['y']}
          lineSeriesStyle={{ point: { visible } }}
        />,
      );
      return svg.length;
    };
    expect(await drawing('never')).toBeLessThan(await drawing('always'));
  });

  it('"ImmutableStateInvariantMiddleware took … ms" in the console says that the machine was busy: the check of the store takes no longer with more rows.', async () => {
    // The check stops at frozen objects.
    const data = rows.map((row) => ({ ...row }));
    await renderChart(
      <LineSeries
        id="line"
        data={data}
        xScaleType={ScaleType.Linear}
        xAccessor="x"
        yAccessors={yAccessors}
      />,
    );
    expect(Object.isFrozen(data)).toBe(true);
    expect(data.every((row) => Object.isFrozen(row))).toBe(true);
  });
});
