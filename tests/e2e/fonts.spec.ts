import { expect, type Page } from '@playwright/test';
import { chartFrame, startChart } from '../charts';
import { test } from './font-environment';

const anyFont = /\.woff2(\?|$)/;

/** Measures the width of a line in the page's font and in Inter, which must be loaded. */
const widths = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.load('12px Inter');
    const widthIn = (family: string) => {
      const line = document.body.appendChild(document.createElement('span'));
      line.textContent = 'Charts for dashboards';
      line.style.fontFamily = family;
      const { width } = line.getBoundingClientRect();
      line.remove();
      return width;
    };
    return { page: widthIn(getComputedStyle(document.body).fontFamily), inter: widthIn('Inter') };
  });

test.describe('The site’s font', () => {
  test('is one file for text and one for code of less than 50 kB, preloaded before the stylesheet', async ({
    request,
    page,
  }) => {
    const fonts: string[] = [];
    page.on('request', (sent) => anyFont.test(sent.url()) && fonts.push(sent.url()));
    await page.goto('examples/bar/stacked');
    await startChart(chartFrame(page));
    await expect(page.locator('.echCanvasRenderer').first()).toBeVisible();
    expect(fonts).toHaveLength(2);
    const files = await Promise.all(fonts.map(async (url) => (await request.get(url)).body()));
    expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(50_000);
    for (const path of ['', 'docs/intro', 'all-types/interfaces/SettingsSpec', '404.html']) {
      const html = await (await request.get(path)).text();
      for (const font of fonts) {
        const preload = html.indexOf(`href="${new URL(font).pathname}"`);
        expect(preload, path).toBeGreaterThan(0);
        expect(preload, path).toBeLessThan(html.indexOf('rel="stylesheet"'));
      }
    }
  });

  test('is used for text from the second page on', async ({ page }) => {
    await page.goto('docs/intro');
    await page.evaluate(() => document.fonts.load('12px Inter'));
    await page.goto('docs/theming');
    const { page: text, inter } = await widths(page);
    expect(text).toBe(inter);
  });
});

test.describe('Charts', () => {
  test.use({ fonts: 'minimal' });

  test('wait for Inter before measuring labels', async ({ page }) => {
    const chartCode = page.waitForResponse(/assets\/js\/charts/);
    await page.route(anyFont, async (route) => {
      await (await chartCode).finished();
      // Enough frames for a chart that would not wait.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 100 && window.measuredWith.length === 0; frame++)
          await new Promise(requestAnimationFrame);
      });
      await route.continue();
    });
    await page.addInitScript(() => {
      window.measuredWith = [];
      const original = CanvasRenderingContext2D.prototype.measureText;
      CanvasRenderingContext2D.prototype.measureText = function (text) {
        if (this.font.includes('Inter'))
          window.measuredWith.push(
            [...document.fonts].find(({ family }) => family === 'Inter')?.status,
          );
        return original.call(this, text);
      };
    });
    await page.goto('examples/bar/stacked', { waitUntil: 'commit' }); // the load event waits for the font
    await startChart(chartFrame(page));
    await expect(page.locator('.echCanvasRenderer').first()).toBeVisible();
    expect(new Set(await page.evaluate(() => window.measuredWith))).toEqual(new Set(['loaded']));
  });

  test('use the next font of their theme if Inter fails to load', async ({ page }) => {
    await page.route(anyFont, (route) => route.abort());
    await page.goto('examples/bar/stacked');
    await startChart(chartFrame(page));
    await expect(page.locator('.echCanvasRenderer').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

declare global {
  interface Window {
    /** Status of Inter's font face for each text measured by a chart. */
    measuredWith: (string | undefined)[];
  }
}
