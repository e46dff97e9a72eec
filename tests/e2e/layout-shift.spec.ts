import { expect, type Page } from '@playwright/test';
import { pageKinds, type KindName } from '../page-kinds';
import { firstPaint, holdFonts } from '../pages/font-loading';
import { startAllCharts } from '../pages/start-charts';
import { hydrated, nextPaint } from '../spec/page';
import { test } from './font-environment';
import { expectNoShift, recordShifts, scrollToEnd } from './layout-shifts';

// tests/pages/visits.spec.ts opens every kind of page in a browser without installed fonts, with fonts that are late and
// fonts that are there at once. These are the conditions that a few kinds can tell.

/** Opens a page, and expects no layout shift while it loads and its charts start. */
async function expectNoShiftOf(page: Page, path: string): Promise<void> {
  await recordShifts(page);
  await page.goto(path);
  await expectNoShiftNow(page);
}

async function expectNoShiftNow(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  await startAllCharts(page);
  await scrollToEnd(page);
  await expectNoShift(page);
}

test.describe('Without web fonts', () => {
  test.use({ fonts: 'minimal', viewport: { width: 390, height: 900 } });
  // Text looks as with a late font: only live charts, which wait for Inter, have another font.
  for (const kind of ['home', 'example', 'family-of-markup'] satisfies KindName[])
    test(`no layout shift: ${kind}`, async ({ page }) => {
      await page.route(/\.woff2(\?|$)/, (route) => route.abort());
      await expectNoShiftOf(page, pageKinds[kind].path);
    });
});

test.describe('With installed fonts, and a late web font', () => {
  test.use({ viewport: { width: 1280, height: 900 } });
  // The fallbacks of text, code and headings have the metrics of the installed fonts: these pages have all of them.
  for (const kind of ['intro', 'component in the reference', 'gallery'] satisfies KindName[])
    test(`no layout shift: ${kind}`, async ({ page }) => {
      const releaseFonts = await holdFonts(page);
      await recordShifts(page);
      await page.goto(pageKinds[kind].path, { waitUntil: 'commit' });
      await firstPaint(page);
      await releaseFonts();
      await expectNoShiftNow(page);
    });
});

test.describe('On a slow phone', () => {
  test.use({ fonts: 'minimal' });
  for (const [path, width] of [
    ['docs/intro', 1280],
    ['all-types/interfaces/SettingsSpec', 390],
  ] as const)
    test(`no layout shift on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      // Lighthouse's preset for slow 4G: 150 ms, 1.6 Mbit/s down, 750 kbit/s up.
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 93_750,
      });
      await expectNoShiftOf(page, path);
    });
});

test('Layout shifts are recorded', async ({ page }) => {
  await recordShifts(page);
  await page.goto('docs/intro');
  await hydrated(page);
  await page.evaluate(() => (document.querySelector('h1')!.style.marginTop = '100px'));
  await nextPaint(page);
  expect(await page.evaluate(() => window.recordedShifts.some(({ value }) => value > 0.01))).toBe(
    true,
  );
});
