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

for (const [fonts, arrivals] of [
  ['bare', ['at once', 'late', 'never']],
  ['usual', ['late']],
] as const)
  test.describe(`Layout shift with the ${fonts} fonts`, () => {
    test.use({ fonts });
    for (const width of [390, 1280])
      test.describe(`at ${width} px`, () => {
        test.use({ viewport: { width, height: 900 } });
        for (const arrival of arrivals)
          for (const [kind, path] of Object.entries(pages))
            test(`${kind}: nothing moves when Inter arrives ${arrival}`, async ({ page }) => {
              await open(page, path, arrival);
              await readToTheEnd(page);
              await expectNoShift(page);
            });
      });
  });

test.describe('Layout shift on a slow phone', () => {
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
