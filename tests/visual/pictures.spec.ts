import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type ConsoleMessage, type Page } from '@playwright/test';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import type { ExampleEntry } from '../../shared/types/example-manifest';
import manifest from '../../.generated/examples/manifest.json' with { type: 'json' };
import { axeViolations, type Violation } from '../a11y/axe-violations';
import { isOnBlockedWorker } from '../blocked-worker';
import { isBlank } from './colors';
import type { Picture } from './decode-png';
import { crop, showFamily, type Box } from './family-page';
import { test } from './reused-pages';
import { differentTexts, textsOfCharts } from './texts';
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

type Example = Pick<ExampleEntry, 'id' | 'family' | 'height' | 'narrowHeight'>;
const examples: Example[] = manifest;
const families = [...new Set(examples.map(({ family }) => family))];
/**
 * Sizes in the names of pictures, the widths of their charts, and the color modes in order: charts start in either mode.
 */
const screens = {
  desktop: { viewport: 1280, width: 669, size: 'wide', modes: ['light', 'dark'] },
  phone: { viewport: 390, width: 324, size: 'narrow', modes: ['dark', 'light'] },
} as const;
/**
 * Families whose page is opened again for the other mode: an example shows how often it was drawn, or follows the mode by
 * itself as well, and a render without changes leaves a chart incomplete.
 */
const openedTwice = ['blocks', 'interaction', 'linked-charts'];
/** Families whose charts are animated, and count only their first drawing. */
const animated = ['flame', 'timeslip'];
/**
 * Families that cut off texts, whatever their props: names in flame charts, beside controls that scroll, and the values
 * of the y axis in timeslip charts. So does `clipText`, which the icicle shows.
 */
const cutsTexts = ['flame', 'timeslip'];
/**
 * Examples whose texts are measured: wrapped or shortened to a width, left out on purpose where they overlap, or a size that
 * the example shows. With a wide font, such as DejaVu Sans, they differ.
 */
const dependsOnFont = [
  'axis/long-labels',
  'axis/nice',
  'axis/truncated-labels',
  'interaction/resizing',
];

for (const family of families)
  for (const [screen, { viewport, width, size, modes }] of Object.entries(screens))
    test.describe(`Section 1, ${family} on a ${screen}`, () => {
      // Screenshots of flame charts have a device pixel ratio of 2, on which antialiasing depends.
      const device =
        family === 'flame'
          ? { deviceScaleFactor: 2, viewport: { width: viewport, height: 1200 } }
          : { deviceScaleFactor: 1, viewport: { width: viewport, height: 7400 } };
      test.setTimeout(180_000);
      const examplesOfFamily = examples.filter((each) => each.family === family);
      const pictureOf = (id: string, mode: string) =>
        readFileSync(`build/pictures/${id}.${size}.${mode}.svg`, 'utf8');

      test('every live chart matches its pictures, without console messages', async ({
        pageOf,
        baseURL,
      }, testInfo) => {
        const page = await pageOf({ environment: 'site', ...device });
        const messagesUntilNow = recordMessages(page);
        const open = (mode: 'light' | 'dark') =>
          showFamily(page, { family, width, mode, pictures: `${baseURL}pictures`, size });
        let shown = await open(modes[0]);
        const { boxes } = shown;
        expect.soft(unexpectedHeights(examplesOfFamily, boxes, size)).toEqual([]);
        // Both color modes on one page: starting the charts takes longer than drawing them again.
        for (const mode of modes)
          await test.step(mode, async () => {
            const isFirst = mode === modes[0];
            const redraws = ![...openedTwice, ...animated].includes(family);
            if (!isFirst && !redraws) {
              await shown.close();
              shown = await open(mode);
            } else if (!isFirst) await shown.showMode(mode);
            await shown.show('charts');
            const charts = await shown.capture({ animated: animated.includes(family) });
            const texts = await textsOfCharts(page);
            const violations = await violationsOf(page, family, isFirst ? 'wcag' : 'colors');
            await shown.show('pictures');
            const pictures = await shown.capture();
            const problems = examplesOfFamily.flatMap(({ id }) => {
              const box = boxes.get(id);
              if (!box) return [];
              const svg = pictureOf(id, mode);
              const missing = differentTexts(texts[id]!.all, svg);
              const images = { chart: crop(charts, box), picture: crop(pictures, box) };
              const difference = differenceOf(images, family, svg);
              if (!difference) return missing.map((text) => `${id}: ${text}`);
              for (const [name, image] of Object.entries(images))
                writeFileSync(
                  testInfo.outputPath(`${basename(id)}.${mode}.${name}.png`),
                  pngOf(image),
                );
              return [...missing, difference].map((problem) => `${id}: ${problem}`);
            });
            expect.soft([...problems, ...violations]).toEqual([]);
          });
        await shown.close();
        expect(messagesUntilNow()).toEqual([]);
      });

      test('every example shows the texts of its picture in a plain application', async ({
        pageOf,
        baseURL,
      }) => {
        const page = await pageOf({ environment: 'plain', ...device });
        const messagesUntilNow = recordMessages(page);
        const pictures = `${baseURL}pictures`;
        const shown = await showFamily(page, { family, width, mode: 'light', pictures, size });
        const texts = await textsOfCharts(page);
        // Which words fit into a word cloud depends on the font.
        const hasSameTexts = (id: string) => family !== 'wordcloud' && !dependsOnFont.includes(id);
        const hasWholeTexts = (id: string) =>
          !cutsTexts.includes(family) && id !== 'partition/icicle';
        const problems = examplesOfFamily.flatMap(({ id }) => {
          const { all, cut, overlapping } = texts[id]!;
          const different = differentTexts(all, pictureOf(id, 'light'));
          return [
            ...(hasSameTexts(id) ? different : []),
            ...(hasWholeTexts(id)
              ? [
                  ...cut.map((text) => `"${text}" is cut off`),
                  ...overlapping.map((pair) => `${pair} overlap`),
                ]
              : []),
          ].map((problem) => `${id}: ${problem}`);
        });
        await shown.close();
        expect(problems).toEqual([]);
        expect(messagesUntilNow()).toEqual([]);
      });
    });

/** Returns examples whose chart is missing or has another height than its pictures. */
const unexpectedHeights = (
  family: Example[],
  boxes: ReadonlyMap<string, Box>,
  size: 'wide' | 'narrow',
): string[] =>
  family.flatMap(({ id, height, narrowHeight = height }) => {
    const box = boxes.get(id);
    if (!box) return `${id} is not on the page of its family`;
    const actual = Math.ceil(box.height);
    const expected = size === 'narrow' ? narrowHeight : height;
    return actual === expected
      ? []
      : `${id} is ${actual} px high, not ${expected}: correct its @height`;
  });

/** Returns how a chart differs from its picture; undefined if it does not. */
function differenceOf(
  { chart, picture }: Record<'chart' | 'picture', Picture>,
  family: string,
  svg: string,
): string | undefined {
  if (isBlank(chart)) return 'is blank';
  // The positions of words depend on fonts and device pixel ratio.
  if (family === 'wordcloud') return undefined;
  const blocks = blockDifferenceRatio(picture, chart);
  // Lines of textures are at fractional positions, and antialiased differently on a canvas.
  const lines = svg.includes('<pattern ')
    ? 0
    : Math.max(missingLines(picture, chart), missingLines(chart, picture));
  if (blocks <= tolerance && lines <= lineTolerance) return undefined;
  return `differs from its picture in ${percent(blocks)} of the blocks and ${percent(lines)} of the lines`;
}

const percent = (ratio: number) => `${(ratio * 100).toFixed(1)} %`;

/** Encodes a picture as PNG. */
function pngOf({ width, height, data }: Picture): Buffer {
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0);
  return canvas.toBuffer('image/png');
}

/**
 * Records the console messages and errors of a page from now on.
 *
 * @returns a function that ends the recording and returns them.
 */
function recordMessages(page: Page): () => string[] {
  const messages: string[] = [];
  const onMessage = (message: ConsoleMessage) => {
    // A message of the software renderer.
    const isExpected = message.text().includes('GPU stall') || isOnBlockedWorker(message.text());
    if (!isExpected) messages.push(message.text());
  };
  const onError = (error: Error) => messages.push(error.message);
  page.on('console', onMessage);
  page.on('pageerror', onError);
  return () => {
    page.off('console', onMessage);
    page.off('pageerror', onError);
    return messages;
  };
}

/** Returns violations of WCAG 2.2 AA in charts: all, or those that depend on the color mode. */
async function violationsOf(
  page: Page,
  family: string,
  rules: 'wcag' | 'colors',
): Promise<Violation[]> {
  // Axe misinterprets this layer as covering the tiles of metrics.
  const style = await page.addStyleTag({
    content: '.echChartBackground { visibility: hidden }',
  });
  const violations = await axeViolations(page, { include: '[data-chart-frame]', rules });
  await style.evaluate((element: HTMLElement) => element.remove());
  return violations.filter((violation) => !isKnownViolation(family, violation));
}

/**
 * Known violations of the library that no prop or style can fix: legend items are 18 px high, the search field of a
 * flame chart is gray on gray, and a legend whose items have no action scrolls. Chromium and Firefox move the focus to
 * every scroll container without focusable elements.
 */
const isKnownViolation = (family: string, { rule, target }: Violation) =>
  (rule === 'target-size' && /echLegend|data-ech-series-name/.test(target)) ||
  (rule === 'scrollable-region-focusable' && target === '.echLegendGridListContainer') ||
  (rule === 'color-contrast' && family === 'flame');
