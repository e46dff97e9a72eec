import { BarSeries } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../../render-chart';

describe('reference/notes/RenderChangeListener', () => {
  it('An XY chart or a heatmap without data passes false only.', async () => {
    const changes: boolean[] = [];
    const onRenderChange = (value: boolean) => changes.push(value);
    await renderChart(<BarSeries id="bars" data={[]} xAccessor="x" yAccessors={['y']} />, {
      onRenderChange,
    });
    expect(changes).toEqual([false]);
    changes.length = 0;
    await renderChart(
      <BarSeries id="bars" data={[{ x: 'A', y: 1 }]} xAccessor="x" yAccessors={['y']} />,
      { onRenderChange },
    );
    expect(changes).toContain(true);
  });
});
