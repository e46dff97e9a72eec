import { describe, expect, it } from 'vitest';
import { narrowBars } from '../narrow-bars';

describe('docs/responsive-size', () => {
  it('Without the list each entry has a row of its own, and two and a half of five are visible.', async () => {
    const { container, height } = await narrowBars([...'abcde']);
    expect(container.querySelectorAll('.echLegendItem').length).toBe(5);
    expect(height).toBe(69); // rows of 29 pixels
  });
});
