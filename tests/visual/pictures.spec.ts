import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator } from '@playwright/test';
import { PNG } from 'pngjs';
import manifest from '../../.generated/examples/manifest.json' with { type: 'json' };
import { unlikeBlocks } from './unlike-blocks';

/**
 * Share of blocks in which picture and chart may differ. Most pictures differ in none. What remains, up to
 * 0.4 %, are letters on strong colors and texture: Chromium smooths them otherwise in an SVG than on a
 * canvas. A missing axis, title or legend is more.
 */
const tolerance = 0.005;

const families = [...new Set(manifest.map(({ family }) => family))];
/** The widths that pictures are drawn for. */
const screens = { desk: 1280, phone: 390 };

for (const [screen, width] of Object.entries(screens)) {
  for (const mode of ['light', 'dark']) {
    // Narrow and dark pictures are yet to be held against their charts.
    const compared = screen === 'desk' && mode === 'light';
    test.describe(`Section 1, charts on a ${screen} in ${mode} mode`, () => {
      test.use({ viewport: { width, height: 900 } });

      for (const family of families) {
        test(`every example of ${family} draws without a message or a shift, as its picture shows`, async ({
          page,
        }) => {
          const examples = manifest.filter((example) => example.family === family);
          test.setTimeout(60_000 + examples.length * 10_000);
          const faults: string[] = [];
          page.on('console', (message) => {
            // A note of the software renderer that stands in for a graphics card, not of the page.
            if (!message.text().includes('GPU stall')) faults.push(message.text());
          });
          page.on('pageerror', (error) => faults.push(error.message));
          await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
          await page.goto(`examples/${family}`);
          for (const { id } of examples) {
            const stage = page.locator(`[data-example="${id}"] [data-stage]`);
            await stage.scrollIntoViewIfNeeded();
            const height = (await stage.boundingBox())?.height;
            await expectDrawn(stage);
            const drawnHeight = (await stage.boundingBox())?.height;
            if (drawnHeight !== height)
              faults.push(`${id} grows from ${height} to ${drawnHeight} px: correct its @height`);
            // Where words lie depends on the fonts and the pixel ratio of the machine.
            if (!compared || family === 'wordcloud') continue;
            const share = unlikeBlocks(await shot(stage, 'picture'), await shot(stage, 'chart'));
            if (share > tolerance)
              faults.push(
                `${id}: ${(share * 100).toFixed(1)} % of its picture is unlike the chart`,
              );
          }
          if (!compared) {
            expect(faults).toEqual([]);
            return;
          }
          const { violations } = await new AxeBuilder({ page })
            .include('[data-stage]')
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
            .analyze();
          for (const { id: rule, nodes } of violations)
            for (const target of nodes.map((node) => node.target.join(' ')))
              if (!isOfTheLibrary(family, rule, target)) faults.push(`${rule}: ${target}`);
          expect(faults).toEqual([]);
        });
      }
    });
  }
}

/**
 * Faults that the library draws and no prop or style of ours mends: items of a legend are 18 px high, and
 * the library reckons with that; the search field of a flame chart is gray on gray.
 */
const isOfTheLibrary = (family: string, rule: string, target: string) =>
  (rule === 'target-size' && /echLegend|data-ech-series-name/.test(target)) ||
  (rule === 'color-contrast' && family === 'flame');

/** Waits for the chart, for the word that there is no data, or for a meter, which is no chart. */
async function expectDrawn(stage: Locator) {
  const drawn = stage.locator(
    '.echChartStatus:not([data-ech-render-count="0"]), .echReactiveChart_noResults, [role="meter"]',
  );
  await expect(drawn.first()).toBeAttached();
}

/** What a stage shows when only its chart or only its picture is on it. */
async function shot(stage: Locator, shown: 'chart' | 'picture'): Promise<PNG> {
  await stage.evaluate((element, picture) => {
    for (const child of element.children as HTMLCollectionOf<HTMLElement>)
      child.style.visibility = (child.localName === 'picture') === picture ? 'visible' : 'hidden';
  }, shown === 'picture');
  if (shown === 'picture')
    await stage.locator('img:visible').evaluate((image: HTMLImageElement) => image.decode());
  return PNG.sync.read(await stage.screenshot());
}
