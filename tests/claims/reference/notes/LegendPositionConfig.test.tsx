import { type LegendPositionConfig } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { lines } from '../../chart-types';
import { legendOf } from '../../legend-of';
import { renderChart } from '../../render-chart';

const chart = async (legendPosition: LegendPositionConfig) =>
  legendOf(await renderChart(lines, { showLegend: true, legendPosition }));

/** Returns the side of the plot on which the legend stands, by its place in the flex container. */
async function sideOf(position: Omit<LegendPositionConfig, 'floating'>) {
  const legend = await chart({ ...position, floating: false });
  const before = getComputedStyle(legend).getPropertyValue('order') === '0';
  const isColumn =
    getComputedStyle(legend.parentElement!).getPropertyValue('flex-direction') === 'column';
  if (isColumn) return before ? 'top' : 'bottom';
  return before ? 'left' : 'right';
}

describe('reference/notes/LegendPositionConfig', () => {
  it('Beside the plot area, a horizontal legend is at the top only with hAlign left; with right it goes to the bottom.', async () => {
    const direction = 'horizontal';
    expect(await sideOf({ direction, vAlign: 'top', hAlign: 'left' })).toBe('top');
    expect(await sideOf({ direction, vAlign: 'top', hAlign: 'right' })).toBe('bottom');
    expect(await sideOf({ direction, vAlign: 'bottom', hAlign: 'right' })).toBe('bottom');
    expect(await sideOf({ direction, vAlign: 'bottom', hAlign: 'left' })).toBe('bottom');
  });

  it('Beside the plot area, a vertical legend is at the left only with vAlign top; with bottom it goes to the right.', async () => {
    const direction = 'vertical';
    expect(await sideOf({ direction, vAlign: 'top', hAlign: 'left' })).toBe('left');
    expect(await sideOf({ direction, vAlign: 'bottom', hAlign: 'left' })).toBe('right');
    expect(await sideOf({ direction, vAlign: 'top', hAlign: 'right' })).toBe('right');
    expect(await sideOf({ direction, vAlign: 'bottom', hAlign: 'right' })).toBe('right');
  });

  it('Has no effect otherwise.', async () => {
    const html = async (position: Partial<LegendPositionConfig>) =>
      (
        await chart({
          vAlign: 'top',
          hAlign: 'right',
          direction: 'vertical',
          floating: true,
          ...position,
        })
      ).outerHTML;
    for (const position of [
      { floating: false },
      { direction: 'horizontal' },
      { direction: 'horizontal', floating: false },
    ] as const)
      expect(await html({ ...position, floatingColumns: 2 })).toBe(await html(position));
    expect(await html({ floatingColumns: 2 })).not.toBe(await html({}));
  });
});
