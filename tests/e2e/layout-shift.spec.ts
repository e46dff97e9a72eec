import { expect, type Page } from '@playwright/test';
import { test } from './bare-machine';
import { expectNoShift, readToTheEnd, recordShifts } from './layout-shifts';

const pages = {
  home: '',
  guide: 'docs/intro',
  troubleshooting: 'docs/troubleshooting',
  'page of the API': 'api/specs/xy/AreaSeries',
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

/** When the font file arrives. */
type Arrival = 'at once' | 'late' | 'never';

const anyFont = /\.woff2(\?|$)/;

/** Opens a page; a late font arrives after the page has been painted without it. */
async function open(page: Page, path: string, arrival: Arrival): Promise<void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  if (arrival === 'never') await page.route(anyFont, (route) => route.abort());
  if (arrival === 'late')
    await page.route(anyFont, async (route) => {
      await arrived;
      await route.continue();
    });
  await recordShifts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  arrive();
  await page.evaluate(() => document.fonts.ready);
}

const conditions: [fonts: 'bare' | 'usual', arrival: Arrival, width: number][] = [
  ['bare', 'at once', 390],
  ['bare', 'at once', 1280],
  ['bare', 'late', 390],
  ['bare', 'late', 1280],
  ['bare', 'never', 390],
  ['usual', 'late', 1280],
];

for (const [fonts, arrival, width] of conditions)
  test.describe(`With the ${fonts} fonts at ${width} px, Inter arriving ${arrival}`, () => {
    test.use({ fonts, viewport: { width, height: 900 } });
    for (const [kind, path] of Object.entries(pages))
      test(`nothing moves: ${kind}`, async ({ page }) => {
        await open(page, path, arrival);
        await readToTheEnd(page);
        await expectNoShift(page);
      });
  });

test.describe('On a slow phone', () => {
  test.use({ fonts: 'bare' });
  for (const [path, width] of [
    ['docs/intro', 1280],
    ['all-types/interfaces/SettingsSpec', 390],
  ] as const)
    test(`nothing moves on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      // Slow 4G, as Lighthouse has it: 150 ms, 1.6 Mbit/s down, 750 kbit/s up.
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 93_750,
      });
      await recordShifts(page);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await readToTheEnd(page);
      await expectNoShift(page);
    });
});

test('The measure works: what moves is counted', async ({ page }) => {
  await open(page, 'docs/intro', 'at once');
  await page.evaluate(() => (document.querySelector('h1')!.style.marginTop = '100px'));
  await expect
    .poll(() => page.evaluate(() => window.recordedShifts.some(({ value }) => value > 0.01)))
    .toBe(true);
});
