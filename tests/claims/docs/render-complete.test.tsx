import { Chart, LineSeries, Metric, Partition, Settings, Wordcloud } from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { elementIn, render, renderChart } from '../render-chart';
import { soon } from '../soon';

const rows = [1, 5, 10].map((y, x) => ({ x, y }));
const lineOf = (id: string) => (
  <LineSeries key={id} id={id} data={rows} xScaleType="linear" xAccessor="x" yAccessors={['y']} />
);

/** Renders two lines with a legend. */
async function chart(debugState: boolean) {
  const onRenderChange = vi.fn();
  const element = (ids: string[]) => (
    <Chart size={{ height: 300 }}>
      <Settings debugState={debugState} showLegend onRenderChange={onRenderChange} />
      {ids.map(lineOf)}
    </Chart>
  );
  const { container, rerender } = await render(element(['a', 'b']));
  const status = () => container.querySelector<HTMLElement>('.echChartStatus')!.dataset;
  await soon(() => expect(onRenderChange).toHaveBeenLastCalledWith(true));
  onRenderChange.mockClear();
  return {
    onRenderChange,
    count: () => Number(status().echRenderCount),
    state: () => status().echDebugState,
    hidden: () => container.querySelectorAll('.echLegendItem--hidden').length,
    label: () => container.querySelector<HTMLElement>('.echLegendItem__label')!,
    item: () => container.querySelector('.echLegendItem')!,
    rerender: () => rerender(element(['a', 'b', 'c'])),
  };
}

describe('docs/render-complete', () => {
  it('An empty partition, metric or word cloud does report complete.', async () => {
    const layers = [{ groupByRollup: () => 'all' }];
    for (const specs of [
      <Partition key="1" id="empty" data={[]} valueAccessor={() => 1} layers={layers} />,
      <Metric key="2" id="empty" data={[]} />,
      <Wordcloud key="3" id="empty" data={[]} />,
    ]) {
      const onRenderChange = vi.fn();
      const { container } = await renderChart(specs, { onRenderChange });
      await soon(() => expect(onRenderChange).toHaveBeenLastCalledWith(true));
      const { dataset } = elementIn(container, '.echChartStatus');
      expect(dataset).toMatchObject({ echRenderComplete: 'true', echRenderCount: '1' });
    }
  });

  it('A click in the legend and a hover draw without a new count, and without debugState no onRenderChange is called: compare the debug state.', async () => {
    for (const debugState of [false, true]) {
      const { count, hidden, item, label, onRenderChange, rerender, state } =
        await chart(debugState);
      const [countBefore, stateBefore] = [count(), state()];
      item().dispatchEvent(new window.MouseEvent('mouseover', { bubbles: true }));
      label().click();
      await soon(() => expect(hidden()).toBe(1));
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(count()).toBe(countBefore);
      expect(onRenderChange.mock.calls.length > 0).toBe(debugState);
      if (debugState) expect(state()).not.toBe(stateBefore);
      // A render with another result draws with a new count.
      await rerender();
      await soon(() => expect(count()).toBe(countBefore + 1));
    }
  });
});
