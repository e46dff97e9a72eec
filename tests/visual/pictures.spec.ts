import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import type { ExampleEntry } from '../../contracts/example-manifest';
import manifest from '../../.generated/examples/manifest.json' with { type: 'json' };
import { colorsOf } from './colors';
import { cut, openFamily, shot } from './family-page';
import { recordTexts, textsOfChart, textsOfPicture } from './texts';
import { missingLines } from './thin-lines';
import { unlikeBlocks } from './unlike-blocks';

/**
 * Share of blocks in which picture and chart may differ. Most pictures differ in none. What remains, up to
 * 0.4 %, are letters on strong colors and texture: Chromium smooths them otherwise in an SVG than on a
 * canvas. A missing axis, title or legend is more.
 */
const tolerance = 0.005;
/**
 * Share of the length of straight thin lines that one may have and the other not. Edges of areas that rise
 * little are such lines in one and not in the other, up to 0.12; one grid line of six is more.
 */
const lineTolerance = 0.15;

const examples: Pick<ExampleEntry, 'id' | 'family' | 'height' | 'narrowHeight'>[] = manifest;
const families = [...new Set(examples.map(({ family }) => family))];
/** The widths that pictures are drawn for, and the space between the edge of a frame and its chart. */
const screens = { desk: 1280, phone: 390 };
const border = 34;

for (const family of families)
  for (const [screen, width] of Object.entries(screens))
    for (const mode of ['light', 'dark'])
      test.describe(`Section 1, ${family} on a ${screen} in ${mode} mode`, () => {
        // The photographs of flame charts have twice the pixels: only such a screen draws as smooth.
        const deviceScaleFactor = family === 'flame' ? 2 : 1;
        test.use({ viewport: { width, height: 900 }, deviceScaleFactor });
        test.setTimeout(180_000);

        test('every example draws without a message or a shift, as its picture shows', async ({
          page,
        }, testInfo) => {
          const faults = messagesOf(page);
          await recordTexts(page);
          await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
          const boxes = await openFamily(page, family);
          const charts = await shot(page, 'charts');
          const pictures = await shot(page, 'pictures');
          for (const example of examples.filter((each) => each.family === family)) {
            const { id, height, narrowHeight = height } = example;
            const box = boxes.get(id);
            if (!box) {
              faults.push(`${id} is not on the page of its family`);
              continue;
            }
            const drawn = box.height - border;
            const promised = screen === 'phone' ? narrowHeight : height;
            if (drawn !== promised)
              faults.push(`${id} is ${drawn} px high, not ${promised}: correct its @height`);
            const chart = cut(charts, box);
            if (colorsOf(chart) <= 3) faults.push(`${id} draws nothing`);
            const size = screen === 'phone' ? 'narrow' : 'wide';
            const file = await page.request.get(`pictures/${id}.${size}.${mode}.svg`);
            const svg = await file.text();
            faults.push(...(await differentTexts(page, id, svg)));
            // Where words lie depends on the fonts and the pixel ratio of the machine.
            if (family === 'wordcloud') continue;
            const picture = cut(pictures, box);
            const share = unlikeBlocks(picture, chart);
            // The lines of a texture lie at parts of a pixel, and are smoothed otherwise on a canvas.
            const lines = svg.includes('<pattern ')
              ? 0
              : Math.max(missingLines(picture, chart), missingLines(chart, picture));
            if (share <= tolerance && lines <= lineTolerance) continue;
            for (const [shown, image] of Object.entries({ chart, picture }))
              writeFileSync(
                testInfo.outputPath(`${basename(id)}.${shown}.png`),
                PNG.sync.write(image),
              );
            faults.push(
              `${id}: ${percent(share)} of its picture and ${percent(lines)} of its lines are unlike the chart`,
            );
          }
          faults.push(...(await inaccessible(page, family)));
          expect(faults).toEqual([]);
        });
      });

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Texts that the chart shows and its picture does not, or the other way round; captured pictures hold none. */
async function differentTexts(page: Page, id: string, svg: string): Promise<string[]> {
  if (svg.includes('data:image/png')) return [];
  const [chart, picture] = [await textsOfChart(page, id), textsOfPicture(svg)];
  return [
    ...chart
      .filter((text) => !picture.includes(text))
      .map((text) => `${id}: no "${text}" in its picture`),
    ...picture
      .filter((text) => !chart.includes(text))
      .map((text) => `${id}: no "${text}" in the chart`),
  ];
}

/** What the page reports from now on; the list grows. */
function messagesOf(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    // A note of the software renderer that stands in for a graphics card, not of the page.
    if (!message.text().includes('GPU stall')) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
}

/** What axe finds on the charts. */
async function inaccessible(page: Page, family: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include('[data-chart-frame]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id: rule, nodes }) =>
    nodes
      .map((node) => node.target.join(' '))
      .filter((target) => !isOfTheLibrary(family, rule, target))
      .map((target) => `${rule}: ${target}`),
  );
}

/**
 * Faults that the library draws and no prop or style of ours mends: items of a legend are 18 px high, and
 * the library reckons with that; the search field of a flame chart is gray on gray.
 */
const isOfTheLibrary = (family: string, rule: string, target: string) =>
  (rule === 'target-size' && /echLegend|data-ech-series-name/.test(target)) ||
  (rule === 'color-contrast' && family === 'flame');
