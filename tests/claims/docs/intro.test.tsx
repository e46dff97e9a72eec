import {
  AreaSeries,
  BarSeries,
  BubbleSeries,
  LineSeries,
  ScaleType,
  type XYChartSeriesIdentifier,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { combinations } from '../combinations';
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

  it('The legend and the tooltip call a series by its name, or by its id when it has none. Series that are split from one array are called by the values that split them.', async () => {
    const data = [0, 1].flatMap((x) => ['G', 'H'].map((group) => ({ x, y: 1, group })));
    for (const { Series, name, isSplit } of combinations({
      Series: [BarSeries, LineSeries, AreaSeries, BubbleSeries],
      name: [undefined, 'Name'],
      isSplit: [false, true],
    })) {
      const rendered = await renderChart(
        <Series
          id="id"
          name={name}
          data={isSplit ? data : data.filter(({ group }) => group === 'G')}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['y']}
          splitSeriesAccessors={isSplit ? ['group'] : undefined}
        />,
        { showLegend: true },
      );
      const names = isSplit ? ['G', 'H'] : [name ?? 'id'];
      expect(legendItemsOf(rendered).map(({ label }) => label)).toEqual(names);
      // A tooltip of bubbles has a row for each one near the pointer.
      const inTooltip = new Set(await tooltipLabelsAt(rendered.container, 20, 150));
      expect([...inTooltip]).toEqual(names);
    }
  });
});
