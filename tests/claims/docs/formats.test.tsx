// cspell:ignore المبيعات מכירות
import { BarSeries } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../render-chart';

/** Returns the direction of the only entry in the legend. */
async function directionOfEntry(name: string) {
  const { container } = await renderChart(
    <BarSeries id="a" name={name} data={[{ x: 'A', y: 8 }]} xAccessor="x" yAccessors={['y']} />,
    { showLegend: true },
  );
  return container.querySelector('.echLegendItem__label')?.getAttribute('dir');
}

describe('docs/formats', () => {
  it('Legend entries that consist mostly of Arabic or Hebrew letters run from right to left, without a setting.', async () => {
    expect(await directionOfEntry('المبيعات 2025')).toBe('rtl');
    expect(await directionOfEntry('מכירות')).toBe('rtl');
    expect(await directionOfEntry('Sales')).toBe('ltr');
  });
});
