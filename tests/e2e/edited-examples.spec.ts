import fs from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import manifest from '../../.generated/examples/manifest.json' with { type: 'json' };
import { differentTexts, readTexts, recordTexts, type ChartTexts } from '../visual/texts';
import { draw, openHarness } from './sandbox-harness';

const families = new Set(manifest.map(({ family }) => family));

const softly = expect.configure({ soft: true });

/** Width of the charts in wide pictures. */
const width = 669;

for (const family of families)
  test(`the editor draws the texts of the pictures of ${family}, without console messages`, async ({
    page,
    baseURL,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', ({ message }) => messages.push(message));
    await recordTexts(page);
    const read = await readerOfFrames(page);
    await openHarness(page, baseURL ?? '');
    await page.locator('iframe').evaluate((frame, pixels) => {
      frame.parentElement!.style.width = `${pixels}px`;
    }, width);
    for (const { id } of manifest.filter((example) => example.family === family))
      await test.step(id, async () => {
        const reports = await draw(page, fs.readFileSync(`examples/${id}.tsx`, 'utf8'));
        // Some examples show data of which the library warns.
        softly(reports.at(-1), id).toMatchObject({ type: 'drawn' });
        const svg = fs.readFileSync(`build/pictures/${id}.wide.light.svg`, 'utf8');
        // Some examples show what their listeners received after the drawing.
        await softly
          .poll(async () => differentTexts((await read())[0]?.all ?? [], svg), { message: id })
          .toEqual([]);
      });
    expect(messages.filter((text) => !text.includes('GPU stall'))).toEqual([]);
  });

/**
 * Returns a function that reads the texts in the frame of the sandbox. Code in the frame cannot be evaluated by
 * Playwright, which needs functions that the frame removes.
 */
async function readerOfFrames(page: Page): Promise<() => Promise<ChartTexts[]>> {
  const session = await page.context().newCDPSession(page);
  let frameContext: number | undefined;
  session.on('Runtime.executionContextCreated', ({ context: { id, origin, auxData } }) => {
    const isMain = (auxData as { isDefault?: boolean } | undefined)?.isDefault;
    // The origin of the sandbox is opaque.
    if (isMain && !origin.startsWith('http')) frameContext = id;
  });
  await session.send('Runtime.enable');
  const expression = `(${readTexts.toString()})([...document.querySelectorAll('[data-chart-frame]')].slice(-1))`;
  return async () => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      contextId: frameContext,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value as ChartTexts[];
  };
}
