import { DARK_THEME, LIGHT_THEME } from '@elastic/charts';
import { expect, test } from '@playwright/test';
import manifest from '../../.generated/examples/manifest.json' with { type: 'json' };
import { drawn } from '../charts';
import { isBlank } from '../visual/colors';
import { decodePng } from '../visual/decode-png';

const server = `http://localhost:${Number(process.env.TEST_PORT ?? 4173) + 1}`;

/** Examples of as many families as possible: the first of each. */
const families = [...new Set(manifest.map(({ family }) => family))];
const drawnExamples = families
  .map((family) => manifest.find((example) => example.family === family)!)
  .filter(({ uses }) => uses.includes('Chart'))
  .slice(0, 20)
  .map(({ id }) => id);

const themes = { light: LIGHT_THEME, dark: DARK_THEME };

declare global {
  interface Window {
    /** Colors of all texts that were drawn on canvases. */
    textColors: Set<unknown>;
  }
}

for (const mode of ['light', 'dark'] as const)
  test.describe(`Issue 33, copied code in Next.js, ${mode} mode`, () => {
    test.use({ colorScheme: mode });

    test('ten examples are drawn in the colors of the page, without console messages', async ({
      page,
    }) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      page.on('pageerror', ({ message }) => messages.push(message));
      await page.addInitScript(() => {
        window.textColors = new Set();
        const { fillText } = CanvasRenderingContext2D.prototype;
        CanvasRenderingContext2D.prototype.fillText = function (...args) {
          window.textColors.add(this.fillStyle);
          fillText.apply(this, args);
        };
      });
      const colors = new Set<unknown>();
      const ids = drawnExamples.filter((_, index) => index % 2 === (mode === 'light' ? 0 : 1));
      expect(ids).toHaveLength(10);
      for (const id of ids)
        await test.step(id, async () => {
          await page.goto(`${server}/next/${id}`);
          await expect(page.locator(drawn).first()).toBeAttached();
          const picture = await decodePng(
            await page.locator('.echChart').first().screenshot({ animations: 'disabled' }),
          );
          expect(isBlank(picture), id).toBe(false);
          for (const color of await page.evaluate(() => [...window.textColors])) colors.add(color);
        });
      const other = themes[mode === 'light' ? 'dark' : 'light'];
      expect([...colors]).toContain(themes[mode].axes.tickLabel.fill.toLowerCase());
      expect([...colors]).not.toContain(other.axes.tickLabel.fill.toLowerCase());
      expect(messages.filter((message) => !message.includes('GPU stall'))).toEqual([]);
    });
  });
