import { expect, it, describe } from 'vitest';
import { renderChart } from '../render-chart';
import { twoLines } from '../two-lines';

describe('docs/install', () => {
  it('React Native has no elements of HTML, of which charts consist.', async () => {
    const { container } = await renderChart(twoLines());
    expect(container.querySelector('div canvas')).not.toBeNull();
  });
});
