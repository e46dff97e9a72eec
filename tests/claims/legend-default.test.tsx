import { BarSeries } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from './render-chart';

async function expectNoLegendByDefault() {
  const series = <BarSeries id="Bars" data={[{ x: 'A', y: 1 }]} xAccessor="x" yAccessors={['y']} />;
  const byDefault = await renderChart(series);
  expect(byDefault.container.querySelector('.echLegend')).toBeNull();
  const shown = await renderChart(series, { showLegend: true });
  expect(shown.container.querySelector('.echLegend')?.textContent).toContain('Bars');
}

describe('docs/intro', () => {
  it('showLegend is off by default.', expectNoLegendByDefault);
});

describe('api/specs/global/Settings', () => {
  it('showLegend is false by default.', expectNoLegendByDefault);
});

describe('docs/troubleshooting', () => {
  it('It is hidden by default.', expectNoLegendByDefault);
});
