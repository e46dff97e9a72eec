import { BarSeries, type XYChartSeriesIdentifier } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { legendItemsOf } from '../legend-of';
import { tooltipLabelsAt } from '../pointer';
import { renderChart } from '../render-chart';
import { twoLines } from '../two-lines';

const bars = <BarSeries id="bars" data={[{ x: 'A', y: 8 }]} xAccessor="x" yAccessors={['y']} />;

describe('docs/intro', () => {
  it('showLegend is off by default.', async () => {
    expect((await renderChart(bars)).container.querySelector('.echLegend')).toBeNull();
    const shown = await renderChart(bars, { showLegend: true });
    expect(shown.container.querySelector('.echLegend')).not.toBeNull();
  });

  it('With several yAccessors the legend shows the fields, and the tooltip repeats the name or id: pass a function as name.', async () => {
    for (const [props, legend, tooltip] of [
      [{}, ['a', 'b'], ['id', 'id']],
      [{ name: 'Name' }, ['a', 'b'], ['Name', 'Name']],
      [
        { name: ({ yAccessor }: XYChartSeriesIdentifier) => `${String(yAccessor)}!` },
        ['a!', 'b!'],
        ['a!', 'b!'],
      ],
    ] as const) {
      const rendered = await renderChart(twoLines(props), { showLegend: true });
      expect(legendItemsOf(rendered).map(({ label }) => label)).toEqual(legend);
      expect(await tooltipLabelsAt(rendered.container, 20, 150)).toEqual(tooltip);
    }
  });
});
