import { expect, test, type Page } from '@playwright/test';
import { boxOf, chartFrame, drawn, startChart } from '../charts';
import { emulateConnection, nextPaint, open, dataSaver, watch } from '../spec/page';

const example = 'examples/bar/stacked';
const chart = (page: Page) => chartFrame(page).locator(drawn);

/** Collects the URLs of chart chunks that the page requests from now on. */
function chartChunks(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/assets\/js\/charts/.test(request.url())) urls.push(request.url());
  });
  return urls;
}

test.describe('A live chart replaces its picture', () => {
  test('when the pointer moves near it, not before', async ({ page }) => {
    await emulateConnection(page, dataSaver);
    const requested = chartChunks(page);
    const settled = watch(page);
    await open(page, example);
    const { x, y } = await boxOf(chartFrame(page));
    await page.mouse.move(x + 20, y - 150);
    await settled();
    expect(requested).toEqual([]);
    await expect(chart(page)).toHaveCount(0);
    await page.mouse.move(x + 20, y - 50);
    await expect(chart(page)).toBeAttached();
    await expect(chartFrame(page).locator('img:visible')).toHaveCount(0);
  });

  test('when the pointer moves over it before observers have reported; hidden charts do not start', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.IntersectionObserver = class extends IntersectionObserver {
        override observe() {}
      };
    });
    await emulateConnection(page, dataSaver);
    const requested = chartChunks(page);
    await open(page);
    await page.mouse.move(5, 5);
    await nextPaint(page);
    expect(requested).toEqual([]);
    await chartFrame(page).first().hover();
    await expect(chart(page).first()).toBeAttached();
  });

  test('when the pointer moves over it, but not when it scrolls under a resting pointer', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await open(page, 'examples/bar');
    const last = chartFrame(page).last();
    const { x, width } = await boxOf(last);
    await page.mouse.move(x + width / 2, 480);
    await last.evaluate((frame) => frame.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await expect(last).toBeInViewport();
    await nextPaint(page);
    await expect(last.locator('[data-island] > *')).toHaveCount(0);
    await page.mouse.move(x + width / 2, 470);
    await expect(last.locator(drawn)).toBeAttached();
  });

  test('when its button is focused; Enter moves the focus into the chart', async ({ page }) => {
    await open(page, example);
    const button = page.getByRole('button', { name: 'Use this chart: Stacked bars' });
    await page.getByRole('heading', { level: 1 }).click();
    const reached = () => button.evaluate((element) => element === document.activeElement);
    for (let count = 0; count < 10 && !(await reached()); count += 1)
      await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button).toHaveCSS('clip-path', 'none');
    await expect(chart(page)).toBeAttached();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: /Bar chart of website visits/ })).toBeFocused();
    await expect(button).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(chartFrame(page).locator('.echLegendItem :focus')).toBeAttached();
  });

  for (const [interaction, turnTo] of [
    ['its button was focused', (page: Page) => startChart(chartFrame(page))],
    ['the pointer rested on it', (page: Page) => chartFrame(page).hover()],
  ] as const)
    test(`when ${interaction} before hydration`, async ({ page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(/assets\/js\/main/, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(example, { waitUntil: 'commit' });
      await turnTo(page);
      release();
      await expect(chart(page)).toBeAttached();
    });

  test('without interaction if the example has @start near', async ({ page }) => {
    await open(page, 'examples/interaction/render-events');
    await expect(chart(page)).toBeAttached();
  });
});

test.describe('On a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a tap starts a chart, scrolling does not', async ({ page }) => {
    await open(page, example);
    const { x, y } = await boxOf(chartFrame(page));
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', offset?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: offset === undefined ? [] : [{ x: x + 100, y: y + offset }],
      });
    const scrollEnd = page.evaluate(
      () => new Promise<void>((resolve) => addEventListener('scrollend', () => resolve())),
    );
    await touch('touchStart', 250);
    for (let offset = 230; offset > 50; offset -= 20) await touch('touchMove', offset);
    await touch('touchEnd');
    await scrollEnd; // the page scrolls on by inertia, and a tap during that only stops it
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expect(chart(page)).toHaveCount(0);
    await chartFrame(page).tap();
    await expect(chart(page)).toBeAttached();
  });
});

test.describe('Chart code', () => {
  test('is prefetched when the browser is idle, but not executed', async ({ page }) => {
    const requested = chartChunks(page);
    const settled = watch(page);
    await open(page, example);
    await settled();
    expect(requested).not.toEqual([]);
    await expect(page.locator('link[rel=prefetch][href*="/charts."]')).toHaveCount(1);
    await expect(page.locator('script[src*="/charts."]')).toHaveCount(0);
  });

  test('is not prefetched on a page without charts', async ({ page }) => {
    const requested = chartChunks(page);
    const settled = watch(page);
    await open(page, 'docs/changes');
    await settled();
    await expect(page.locator('[data-island]')).toHaveCount(0);
    expect(requested).toEqual([]);
  });
});
