// cspell:ignore المبيعات מכירות
import { BarSeries, LegendValue, LineSeries, Partition, ScaleType } from '@elastic/charts';
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

  it('Legend values use the same format as the tooltip, except DifferencePercent, which is written like 12.3%.', async () => {
    for (const Series of [LineSeries, BarSeries as unknown as typeof LineSeries]) {
      const { texts } = await renderChart(
        <Series
          id="series"
          data={[2, 3, 4].map((y, x) => ({ x, y }))}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['y']}
          tickFormat={(value) => `${value} kg`}
        />,
        {
          showLegend: true,
          legendValues: [LegendValue.LastValue, LegendValue.DifferencePercent, LegendValue.Count],
        },
      );
      expect(texts.slice(-3)).toEqual(['4 kg', '50.0%', '3 kg']);
    }
  });

  it('in slices valueFormatter of the fillLabel of a layer, valueFormatter and percentFormatter of Partition', async () => {
    const texts = async (layer: object, props: object = {}) => {
      const rendered = await renderChart(
        <Partition
          id="slices"
          data={[{ name: 'all', value: 7 }]}
          valueAccessor={(row: { value: number }) => row.value}
          valueFormatter={(value) => `${value} kg`}
          percentFormatter={(value) => `${value} percent`}
          layers={[{ groupByRollup: (row: { name: string }) => row.name, ...layer }]}
          {...props}
        />,
      );
      return rendered.texts.join();
    };
    const own = { fillLabel: { valueFormatter: (value: number) => `${value} own` } };
    expect(await texts({})).toContain('7 kg');
    expect(await texts({}, { valueGetter: 'percent' })).toContain('100 percent');
    expect(await texts(own)).toContain('7 own');
    expect(await texts(own)).not.toContain('kg');
  });
});
