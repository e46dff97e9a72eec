import { expect, test } from '@playwright/test';
import { argumentsOf, calledListeners, openCase, pointInChart } from '../open-case';

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

test.describe('docs/clicks-and-hover', () => {
  test('The library has no listener for it: a double click on a bar calls onElementClick twice. Listen on an element around the chart, which gets the event dblclick on a bar and beside it.', async ({
    page,
  }) => {
    await openCase(page, 'listeners');
    await page.locator('.echChart').evaluate((chart) => {
      chart.parentElement!.addEventListener('dblclick', () => {
        chart.setAttribute('data-double', `${chart.getAttribute('data-double') ?? ''}x`);
      });
    });
    // The library ignores a click with the timestamp of the one before, which clicks without a delay may have.
    const delay = 20;
    await page.mouse.dblclick(...(await pointInChart(page, 0.5, 0.6)), { delay });
    await expect.poll(async () => (await argumentsOf(page, 'onElementClick')).length).toBe(2);
    await page.mouse.dblclick(...(await pointInChart(page, 0.5, 0.03)), { delay }); // above the bars
    await expect(page.locator('.echChart')).toHaveAttribute('data-double', 'xx');
    expect(await argumentsOf(page, 'onElementClick')).toHaveLength(2);
  });
});
