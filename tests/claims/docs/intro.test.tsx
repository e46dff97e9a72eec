import { BarSeries } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../render-chart';

const bars = <BarSeries id="bars" data={[{ x: 'A', y: 8 }]} xAccessor="x" yAccessors={['y']} />;

describe('docs/intro', () => {
  it('showLegend is off by default.', async () => {
    expect((await renderChart(bars)).container.querySelector('.echLegend')).toBeNull();
    const shown = await renderChart(bars, { showLegend: true });
    expect(shown.container.querySelector('.echLegend')).not.toBeNull();
  });
});
