import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page, type PageScreenshotOptions } from '@playwright/test';
import type { ExampleEntry } from '../shared/types/example-manifest';
import { generatedFiles, readGenerated } from '../shared/generated-files';
import {
  pictureSize,
  screenshotFile,
  variants,
  type Variant,
} from '../plugins/chart-examples/index';
import { chromiumArgs, ensureChromium } from './shared/browsers';
import { buildIfChanged } from './shared/build';
import { command } from './shared/command';
import { serveBuild } from './shared/static-server';
import { step } from './shared/step';

const blankImage = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

/** Captures screenshots of examples that require a browser, from the built site: `npm run capture flame/search`. */
command(async () => {
  const ids = process.argv.slice(2);
  if (ids.length === 0) throw new Error('Specify the examples: npm run capture flame/search');
  const unknown = ids.find((id) => !fs.existsSync(`examples/${id}.tsx`));
  if (unknown) throw new Error(`examples/${unknown}.tsx does not exist.`);
  const files = ids.flatMap((id) => variants.map((variant) => screenshotFile('.', id, variant)));
  // The build needs a picture of every example: write a blank image if there is none yet.
  for (const file of files.filter((name) => !fs.existsSync(name))) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, blankImage);
  }
  await buildIfChanged();
  const manifest = readGenerated(generatedFiles.exampleManifest);
  const { url, close } = await serveBuild();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumArgs,
  });
  for (const example of manifest.filter(({ id }) => ids.includes(id)))
    for (const variant of variants)
      await step(`${example.id}, ${variant.size}, ${variant.mode}`, () =>
        capture(browser, url, example, variant),
      );
  await browser.close();
  await close();
});

async function capture(browser: Browser, url: string, example: ExampleEntry, variant: Variant) {
  const { width, height } = pictureSize(example, variant);
  const page = await browser.newPage({
    viewport: { width: variant.size === 'wide' ? 1280 : 390, height: 1200 },
    deviceScaleFactor: 2,
  });
  await page.addInitScript((mode) => localStorage.setItem('theme', mode), variant.mode);
  // On the page of the family, a chart has the width of its picture.
  await page.goto(`${url}examples/${example.family}`);
  const frame = page.locator(`[data-example="${example.id}"] [data-chart-frame]`);
  await frame.locator(':scope > button').focus(); // starts the chart
  const chart = frame.locator('[role="group"]').first();
  await chart.locator('.echChartStatus:not([data-ech-render-count="0"])').first().waitFor({
    state: 'attached',
  });
  await frame.locator(':scope > button').blur(); // hides the button
  await chart.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await chart.boundingBox()) ?? {};
  const screenshot = await stableScreenshot(page, { x, y, width, height });
  fs.writeFileSync(screenshotFile('.', example.id, variant), screenshot);
  await page.close();
}

/** Captures a part of the page as soon as two consecutive screenshots are equal. */
async function stableScreenshot(page: Page, clip: PageScreenshotOptions['clip']): Promise<Buffer> {
  const takeScreenshot = () => page.screenshot({ clip });
  let [previous, current] = [await takeScreenshot(), await takeScreenshot()];
  while (!current.equals(previous)) [previous, current] = [current, await takeScreenshot()];
  return current;
}
