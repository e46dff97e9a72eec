import { expect, test } from '@playwright/test';
import { calledListeners, openCase, pointInChart } from '../open-case';

test.describe('docs/interaction', () => {
  test('onProjectionClick is not called for a click that hits an element when onElementClick is set, and never while onAnnotationClick is set.', async ({
    page,
  }) => {
    // In the middle of the plot is a bar; near its top, above the bars, is nothing.
    const [bar, aboveBars] = [0.6, 0.03];
    const click = async (y: number) => page.mouse.click(...(await pointInChart(page, 0.5, y)));
    await openCase(page, 'listeners');
    await click(bar);
    await expect.poll(() => calledListeners(page)).toContain('onElementClick');
    expect(await calledListeners(page)).not.toContain('onProjectionClick');
    await click(aboveBars);
    await expect.poll(() => calledListeners(page)).toContain('onProjectionClick');

    await openCase(page, 'listeners&annotation');
    await click(aboveBars);
    await click(bar);
    await expect.poll(() => calledListeners(page)).toContain('onElementClick');
    expect(await calledListeners(page)).not.toContain('onProjectionClick');
  });
});
