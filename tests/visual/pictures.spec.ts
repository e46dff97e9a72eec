import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import type { ExampleEntry } from '../../contracts/example-manifest';
import manifest from '../../.generated/examples/manifest.json' with { type: 'json' };
import { isBlank } from './colors';
import { captureFamily, crop, openFamily } from './family-page';
import { recordTexts, textsOfChart, textsOfPicture } from './texts';
import { missingLines } from './thin-lines';
import { blockDifferenceRatio } from './block-difference-ratio';

/**
 * Maximum ratio of different blocks between picture and chart. Most pictures have none. Up to 0.4 % are caused by
 * letters on saturated colors and by textures, which Chromium draws differently in SVG and on a canvas. A
 * missing axis, title or legend causes more.
 */
const tolerance = 0.005;
/**
 * Maximum ratio of the length of straight thin lines that are missing in either. Almost horizontal edges of areas
 * cause up to 0.12; one missing grid line of six causes more.
 */
const lineTolerance = 0.15;

const examples: Pick<ExampleEntry, 'id' | 'family' | 'height' | 'narrowHeight'>[] = manifest;
const families = [...new Set(examples.map(({ family }) => family))];
/** Viewport widths for which pictures are drawn. */
const screens = { desktop: 1280, phone: 390 };
/** Vertical padding and borders of a chart frame. */
const border = 34;

for (const family of families)
  for (const [screen, width] of Object.entries(screens))
    for (const mode of ['light', 'dark'])
      test.describe(`Section 1, ${family} on a ${screen} in ${mode} mode`, () => {
        // Screenshots of flame charts have a device pixel ratio of 2, on which antialiasing depends.
        const deviceScaleFactor = family === 'flame' ? 2 : 1;
        test.use({ viewport: { width, height: 900 }, deviceScaleFactor });
        test.setTimeout(180_000);

        test('every live chart matches its picture, without console messages or layout shifts', async ({
          page,
        }, testInfo) => {
          const problems = messagesOf(page);
          await recordTexts(page);
          await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
          const boxes = await openFamily(page, family);
          const charts = await captureFamily(page, 'charts');
          const pictures = await captureFamily(page, 'pictures');
          for (const example of examples.filter((each) => each.family === family)) {
            const { id, height, narrowHeight = height } = example;
            const box = boxes.get(id);
            if (!box) {
              problems.push(`${id} is not on the page of its family`);
              continue;
            }
            const actual = box.height - border;
            const expected = screen === 'phone' ? narrowHeight : height;
            if (actual !== expected)
              problems.push(`${id} is ${actual} px high, not ${expected}: correct its @height`);
            const chart = crop(charts, box);
            if (isBlank(chart)) problems.push(`${id} is blank`);
            const size = screen === 'phone' ? 'narrow' : 'wide';
            const file = await page.request.get(`pictures/${id}.${size}.${mode}.svg`);
            const svg = await file.text();
            problems.push(...(await differentTexts(page, id, svg)));
            // The positions of words depend on fonts and device pixel ratio.
            if (family === 'wordcloud') continue;
            const picture = crop(pictures, box);
            const blocks = blockDifferenceRatio(picture, chart);
            // Lines of textures are at fractional positions, and antialiased differently on a canvas.
            const lines = svg.includes('<pattern ')
              ? 0
              : Math.max(missingLines(picture, chart), missingLines(chart, picture));
            if (blocks <= tolerance && lines <= lineTolerance) continue;
            for (const [shown, image] of Object.entries({ chart, picture }))
              writeFileSync(
                testInfo.outputPath(`${basename(id)}.${shown}.png`),
                PNG.sync.write(image),
              );
            problems.push(
              `${id}: ${percent(blocks)} of the blocks and ${percent(lines)} of the lines differ from the chart`,
            );
          }
          problems.push(...(await violationsOf(page, family)));
          expect(problems).toEqual([]);
        });
      });

const percent = (ratio: number) => `${(ratio * 100).toFixed(1)} %`;

/** Returns texts that are only in the chart or only in its picture. Screenshots contain no texts. */
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

/** Collects console messages and errors from now on. */
function messagesOf(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    // A message of the software renderer.
    if (!message.text().includes('GPU stall')) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
}

/** Returns accessibility violations in charts. */
async function violationsOf(page: Page, family: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include('[data-chart-frame]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id: rule, nodes }) =>
    nodes
      .map((node) => node.target.join(' '))
      .filter((target) => !isKnownViolation(family, rule, target))
      .map((target) => `${rule}: ${target}`),
  );
}

/**
 * Known violations of the library that no prop or style can fix: legend items are 18 px high, and the search field
 * of a flame chart is gray on gray.
 */
const isKnownViolation = (family: string, rule: string, target: string) =>
  (rule === 'target-size' && /echLegend|data-ech-series-name/.test(target)) ||
  (rule === 'color-contrast' && family === 'flame');
