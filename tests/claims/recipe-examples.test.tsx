import { describe, expect, it } from 'vitest';
import { showExample } from './show-example';
import { soon } from './soon';

const show = async (id: string) => (await showExample(id)).container;
const drawings = (container: HTMLElement) =>
  Number(container.querySelector<HTMLElement>('.echChartStatus')?.dataset.echRenderCount);
/** Waits until the chart has drawn again. */
const drawnAgain = (container: HTMLElement, before: number) =>
  soon(() => expect(drawings(container)).toBeGreaterThan(before));

describe('examples/interaction/log-toggle', () => {
  it('The checkbox changes yScaleType of the series.', async () => {
    const container = await show('interaction/log-toggle');
    const before = drawings(container);
    container.querySelector<HTMLInputElement>('input')?.click();
    await drawnAgain(container, before);
    expect(container.querySelector<HTMLInputElement>('input')?.checked).toBe(true);
  });
});

describe('examples/interaction/toggle-series', () => {
  it('Only the series that are checked are rendered; the 99th percentile is hidden at first.', async () => {
    const container = await show('interaction/toggle-series');
    const boxes = [...container.querySelectorAll<HTMLInputElement>('input')];
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true, false]);
    const before = drawings(container);
    boxes[2]?.click();
    await drawnAgain(container, before);
  });
});
