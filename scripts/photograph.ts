import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page, type PageScreenshotOptions } from '@playwright/test';
import type { ExampleEntry, ExampleManifest } from '../contracts/example-manifest';
import { photographFile } from '../plugins/chart-examples/node/pictures/photographs';
import {
  pictureSize,
  variants,
  type Variant,
} from '../plugins/chart-examples/shared/picture-variants';
import { ensureChromium } from './shared/browsers';
import { buildIfChanged } from './shared/build';
import { command } from './shared/command';
import { readJson } from './shared/read-json';
import { serveBuild } from './shared/static-server';
import { step } from './shared/step';

const blank = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

/** Takes the pictures that only a browser can draw, from the built site: `npm run photograph flame/search`. */
command(async () => {
  const ids = process.argv.slice(2);
  if (ids.length === 0) throw new Error('Name the examples: npm run photograph flame/search');
  const unknown = ids.find((id) => !fs.existsSync(`examples/${id}.tsx`));
  if (unknown)
    throw new Error(`There is no examples/${unknown}.tsx: name an example that is there.`);
  const files = ids.flatMap((id) => variants.map((variant) => photographFile('.', id, variant)));
  // The build wants a picture of every example: give it an empty one where there is none yet.
  for (const file of files.filter((name) => !fs.existsSync(name))) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, blank);
  }
  await buildIfChanged();
  const manifest = readJson<ExampleManifest>('.generated/examples/manifest.json');
  const { url, close } = await serveBuild();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const example of manifest.filter(({ id }) => ids.includes(id)))
    for (const variant of variants)
      await step(`${example.id}, ${variant.size}, ${variant.mode}`, () =>
        photograph(browser, url, example, variant),
      );
  await browser.close();
  await close();
});

async function photograph(browser: Browser, url: string, example: ExampleEntry, variant: Variant) {
  const { width, height } = pictureSize(example, variant);
  const page = await browser.newPage({
    viewport: { width: variant.size === 'wide' ? 1280 : 390, height: 1200 },
    deviceScaleFactor: 2,
  });
  await page.addInitScript((mode) => localStorage.setItem('theme', mode), variant.mode);
  // The family's page: there a chart is as wide as its picture from the beginning.
  await page.goto(`${url}examples/${example.family}`);
  const frame = page.locator(`[data-example="${example.id}"] [data-chart-frame]`);
  await frame.locator(':scope > button').focus(); // starts the chart
  const chart = frame.locator('[role="group"]').first();
  await chart.locator('.echChartStatus:not([data-ech-render-count="0"])').first().waitFor({
    state: 'attached',
  });
  await frame.locator(':scope > button').blur(); // or it would be in the picture
  await chart.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await chart.boundingBox()) ?? {};
  const picture = await whenStill(page, { x, y, width, height });
  fs.writeFileSync(photographFile('.', example.id, variant), picture);
  await page.close();
}

/** Takes a picture of a part of the page when it no longer changes. */
async function whenStill(page: Page, clip: PageScreenshotOptions['clip']): Promise<Buffer> {
  const take = () => page.screenshot({ clip });
  let [before, now] = [await take(), await take()];
  while (!now.equals(before)) [before, now] = [now, await take()];
  return now;
}
