import { expect, type Page } from '@playwright/test';
import { test } from './font-environment';
import { expectNoShift, recordShifts, scrollToEnd } from './layout-shifts';

const pages = {
  home: '',
  guide: 'docs/intro',
  troubleshooting: 'docs/troubleshooting',
  'API page': 'api/specs/xy/AreaSeries',
  category: 'category/specs',
  gallery: 'examples/examples',
  family: 'examples/bubble',
  example: 'examples/bar/stacked',
  'list of types': 'all-types/',
  'largest symbol': 'all-types/interfaces/SettingsSpec',
  component: 'all-types/functions/Axis',
  namespace: 'all-types/namespaces/Axis',
  'not found': 'no/such/page',
};

/** When the font file is available. */
type FontLoading = 'immediately' | 'late' | 'never';

const anyFont = /\.woff2(\?|$)/;

/** Opens a page. A late font loads after the first paint. */
async function open(page: Page, path: string, loading: FontLoading): Promise<void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  if (loading === 'never') await page.route(anyFont, (route) => route.abort());
  if (loading === 'late')
    await page.route(anyFont, async (route) => {
      await released;
      await route.continue();
    });
  await recordShifts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  release();
  await page.evaluate(() => document.fonts.ready);
}

const conditions: [fonts: 'minimal' | 'installed', loading: FontLoading, width: number][] = [
  ['minimal', 'immediately', 390],
  ['minimal', 'immediately', 1280],
  ['minimal', 'late', 390],
  ['minimal', 'late', 1280],
  ['minimal', 'never', 390],
  ['installed', 'late', 1280],
];

for (const [fonts, loading, width] of conditions)
  test.describe(`With ${fonts} fonts at ${width} px, Inter loading ${loading}`, () => {
    test.use({ fonts, viewport: { width, height: 900 } });
    for (const [kind, path] of Object.entries(pages))
      test(`no layout shift: ${kind}`, async ({ page }) => {
        await open(page, path, loading);
        await scrollToEnd(page);
        await expectNoShift(page);
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
      await recordShifts(page);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await scrollToEnd(page);
      await expectNoShift(page);
    });
});

test('Layout shifts are recorded', async ({ page }) => {
  await open(page, 'docs/intro', 'immediately');
  await page.evaluate(() => (document.querySelector('h1')!.style.marginTop = '100px'));
  await expect
    .poll(() => page.evaluate(() => window.recordedShifts.some(({ value }) => value > 0.01)))
    .toBe(true);
});
