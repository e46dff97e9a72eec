import { expect, test, type Page } from '@playwright/test';
import { chartFrame, drawn, startChart } from '../charts';
import { connect, open, saver, watch } from '../spec/page';

const example = 'examples/bar/stacked';
const chart = (page: Page) => chartFrame(page).locator(drawn);

/** Addresses of the code of charts that a page requests from now on; the list grows. */
function chartCode(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/assets\/js\/charts/.test(request.url())) urls.push(request.url());
  });
  return urls;
}

/** Waits until the browser has told the page what is in view and where the pointer is. */
const nextFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

test.describe('A live chart takes the place of its picture', () => {
  test('when the pointer comes near, not before', async ({ page }) => {
    await connect(page, saver);
    const requested = chartCode(page);
    const settled = watch(page);
    await open(page, example);
    const { x, y } = (await chartFrame(page).boundingBox())!;
    await page.mouse.move(x + 20, y - 150);
    await settled();
    expect(requested).toEqual([]);
    await expect(chart(page)).toHaveCount(0);
    await page.mouse.move(x + 20, y - 50);
    await expect(chart(page)).toBeAttached();
    await expect(chartFrame(page).locator('img:visible')).toHaveCount(0);
  });

  test('when the pointer moves over it, not when scrolling brings it under the pointer', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await open(page, 'examples/bar');
    const last = chartFrame(page).last();
    const { x, width } = (await last.boundingBox())!;
    await page.mouse.move(x + width / 2, 480);
    await last.evaluate((frame) => frame.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await expect(last).toBeInViewport();
    await nextFrames(page);
    await expect(last.locator('[data-island] > *')).toHaveCount(0);
    await page.mouse.move(x + width / 2, 470);
    await expect(last.locator(drawn)).toBeAttached();
  });

  test('when the focus comes to it; Enter goes on into the chart', async ({ page }) => {
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

  test('when it had the focus before scripts ran', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/assets\/js\/main/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(example, { waitUntil: 'commit' });
    await startChart(chartFrame(page));
    release();
    await expect(chart(page)).toBeAttached();
  });

  test('by itself where an example says that it waits for nobody', async ({ page }) => {
    await open(page, 'examples/interaction/render-events');
    await expect(chart(page)).toBeAttached();
  });
});

test.describe('On a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a tap starts a chart, a finger that scrolls does not', async ({ page }) => {
    await open(page, example);
    const { x, y } = (await chartFrame(page).boundingBox())!;
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', offset?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: offset === undefined ? [] : [{ x: x + 100, y: y + offset }],
      });
    await touch('touchStart', 250);
    for (let offset = 230; offset > 50; offset -= 20) await touch('touchMove', offset);
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expect(chart(page)).toHaveCount(0);
    await chartFrame(page).tap();
    await expect(chart(page)).toBeAttached();
  });
});

test.describe('The code of charts', () => {
  test('is fetched when the browser is idle, and not run', async ({ page }) => {
    const requested = chartCode(page);
    const settled = watch(page);
    await open(page, example);
    await settled();
    expect(requested).not.toEqual([]);
    await expect(page.locator('link[rel=prefetch][href*="/charts."]')).toHaveCount(1);
    await expect(page.locator('script[src*="/charts."]')).toHaveCount(0);
  });

  test('is not fetched on a page without charts', async ({ page }) => {
    const requested = chartCode(page);
    const settled = watch(page);
    await open(page, 'docs/changes');
    await settled();
    await expect(page.locator('[data-island]')).toHaveCount(0);
    expect(requested).toEqual([]);
  });
});
