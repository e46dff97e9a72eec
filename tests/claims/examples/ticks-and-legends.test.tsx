import { BarSeries, Position, ScaleType, type SettingsProps } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { barsOf } from '../bars-of';
import { partition } from '../chart-types';
import { combinations } from '../combinations';
import { legendItemsOf, legendOf } from '../legend-of';
import { axisOf, renderChart, unmountAll } from '../render-chart';
import { showExample } from '../show-example';

describe('examples/axis/whole-numbers', () => {
  it('There is no half incident: maximumFractionDigits with 0 drops the ticks at 0.5, 1.5 and 2.5 that an axis up to three would have.', async () => {
    const [state] = (await showExample('axis/whole-numbers')).states();
    expect(state?.axes?.y[0]?.values).toEqual([0, 1, 2, 3]);
  });
});

describe('examples/histogram/log', () => {
  it('yNice rounds the scale to whole powers of ten; it begins at one, so a bucket with a single file would have no height.', async () => {
    const { values } = axisOf((await showExample('histogram/log')).states()[0], 'y');
    expect([values[0], values.at(-1)]).toEqual([1, 100_000]);
    const { svg } = await renderChart(
      <BarSeries
        id="bars"
        data={[1, 2, 20].map((y, x) => ({ x, y }))}
        xScaleType={ScaleType.Linear}
        yScaleType={ScaleType.Log}
        yNice
        xAccessor="x"
        yAccessors={['y']}
        color="#123456"
      />,
    );
    const heights = barsOf(svg, '#123456').map(({ height }) => height);
    expect(heights.filter((height) => height > 0)).toHaveLength(2);
  });
});

describe('examples/legend/depth', () => {
  it('As a list, the legend of a partition indents the levels; legendMaxDepth limits how many it lists.', async () => {
    for (const { legendPosition, legendLayout, legendMaxDepth } of combinations({
      legendPosition: [Position.Right, Position.Bottom],
      legendLayout: [undefined, 'list', 'table'],
      legendMaxDepth: [1, 2],
    })) {
      const settings = { showLegend: true, legendPosition, legendLayout, legendMaxDepth };
      const shown = await renderChart(partition, settings as SettingsProps);
      const isTable = legendLayout === 'table';
      const listed = legendOf(shown).textContent!;
      expect(listed).toContain('Asia');
      expect(listed.includes('Japan')).toBe(legendMaxDepth === 2);
      const styles = [...legendOf(shown).querySelectorAll<HTMLElement>('[style]')];
      const indented = styles.filter(({ style }) => parseFloat(style.marginLeft) > 0);
      expect(indented).toHaveLength(isTable || legendMaxDepth === 1 ? 0 : 3);
      unmountAll();
    }
  });
});

describe('examples/legend/one-hidden', () => {
  it('hideInLegend keeps the goal out of the legend, which lists bars only.', async () => {
    const shown = await showExample('legend/one-hidden');
    expect(legendItemsOf(shown).map(({ label }) => label)).toEqual(['Sold', 'Returned']);
    expect(shown.states()[0]?.lines?.map(({ name }) => name)).toEqual(['Goal']);
  });
});
