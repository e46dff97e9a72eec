import { expect, test, type Page } from '@playwright/test';
import { chartFrame, startChart } from '../charts';
import { open } from '../spec/page';

/** Opens a page in dark mode with a live chart, and emulates printing on A4 with default margins. */
async function openForPrint(page: Page, path: string) {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, path);
  await startChart(chartFrame(page).first());
  await expect(page.locator('[data-chart-frame] .echCanvasRenderer').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
}

test.describe('Print', () => {
  test('a page in dark mode prints in light mode, with a picture and whole lines of code', async ({
    page,
  }) => {
    await openForPrint(page, 'examples/bar/stacked');
    const pale = await page.evaluate(() => {
      const lightness = (color: string) => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(
          Number,
        );
        return alpha === 0 ? 255 : (red * 299 + green * 587 + blue * 114) / 1000;
      };
      return [...document.querySelectorAll('body, main *')]
        .filter((element) => element.checkVisibility() && !element.closest('[data-chart-frame]'))
        .filter((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          return lightness(color) > 150 || lightness(backgroundColor) < 220;
        })
        .map((element) => `${element.localName}: ${element.textContent?.slice(0, 30)}`);
    });
    expect.soft(pale).toEqual([]);

    // Live charts print as light pictures.
    const frame = page.locator('[data-chart-frame]');
    await expect(frame.locator('.echCanvasRenderer').first()).not.toBeVisible();
    const picture = frame.locator('img:visible');
    await expect(picture).toHaveAttribute('src', /wide\.light\.svg/);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(669);

    // Long lines of code wrap.
    const code = page.locator('figure[data-language] pre').first();
    const { lines, isClipped } = await code.evaluate((pre) => ({
      lines: (pre.textContent ?? '').split('\n').length,
      isClipped: pre.scrollWidth > pre.clientWidth || pre.scrollHeight > pre.clientHeight,
    }));
    expect(lines).toBeGreaterThan(20);
    expect(isClipped).toBe(false);
  });

  test('interactive elements do not print', async ({ page }) => {
    await openForPrint(page, 'examples/bar');
    for (const part of [
      '.navbar',
      'footer',
      '.theme-doc-sidebar-container',
      '.theme-doc-breadcrumbs',
      '.pagination-nav',
      'main button',
    ])
      await expect(page.locator(`${part}:visible`), part).toHaveCount(0);
    await page.goto('examples/examples');
    await expect(page.locator('main input:visible')).toHaveCount(0);
  });

  test('lazy pictures are loaded for printing', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await open(page, 'examples/bar');
    const pictures = () =>
      page
        .locator('[data-chart-frame] img')
        .evaluateAll(
          (images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length,
        );
    const count = await page.locator('[data-chart-frame]').count();
    await page.pdf();
    await expect.poll(pictures).toBeGreaterThanOrEqual(count);
  });
});
