import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../a11y/axe-violations';
import { policyViolationsOf } from '../pages/policy-violations';
import { readDesignTokens, tokenValue, type ColorMode } from '../../shared/design-tokens';

/** A token as browsers print it. */
function printed(mode: ColorMode, token: string): string {
  const hex = tokenValue(readDesignTokens('.', mode), token).slice(1);
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g)!;
  return `rgb(${digits.map((pair) => parseInt(pair, 16)).join(', ')})`;
}

/** Returns violations in the page and in its frame with the story. */
const contrastProblems = async (page: Page) =>
  (
    await Promise.all(page.frames().map((frame) => axeViolations(frame, { rules: 'colors' })))
  ).flat();

for (const mode of ['light', 'dark'] as const)
  test.describe(`Storybook with a system in ${mode} mode`, () => {
    test.use({ colorScheme: mode });

    test('has the name, the font and the colors of the site', async ({ page, baseURL }) => {
      const blocked = await policyViolationsOf(page);
      await page.goto('storybook/?path=/docs/bar--docs');
      const brand = page.getByRole('link', { name: 'Elastic Charts' });
      await expect(brand).toHaveCSS('color', printed(mode, 'color-text'));
      await expect(brand).toHaveCSS('font-family', /^Inter/);
      expect(new URL((await brand.getAttribute('href')) ?? '', page.url()).href).toBe(baseURL);
      const loaded = () =>
        [...document.fonts].some(({ family, status }) => family === 'Inter' && status === 'loaded');
      await expect.poll(() => page.evaluate(loaded)).toBe(true);
      const docs = page.frameLocator('#storybook-preview-iframe');
      await expect(docs.getByRole('heading', { level: 1 })).toHaveCSS(
        'color',
        printed(mode, 'color-text'),
      );
      await expect(docs.locator('html')).toHaveAttribute('data-theme', mode);
      expect(blocked).toEqual([]);
    });

    test('has enough contrast', async ({ page }) => {
      await page.goto('storybook/?path=/story/components-axis--with-controls');
      const group = page.getByRole('cell', { name: 'In this story' }).first();
      await expect(group).toHaveCSS('color', printed(mode, 'color-text'));
      expect(await contrastProblems(page)).toEqual([]);
    });
  });

test('Storybook follows the color mode of the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('storybook/');
  const brand = page.getByRole('link', { name: 'Elastic Charts' });
  await expect(brand).toHaveCSS('color', printed('light', 'color-text'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(brand).toHaveCSS('color', printed('dark', 'color-text'));
});

test('controls of a component story change the chart', async ({ page }) => {
  const blocked = await policyViolationsOf(page);
  const texts = await recordTexts(page);
  const story = 'storybook/iframe.html?id=components-axis--with-controls';
  await page.goto(`${story}&args=title:Hello`);
  await expect.poll(texts).toContainEqual(expect.objectContaining({ text: 'Hello' }));
  await page.goto(story);
  await expect(page.locator('.echChartStatus')).toHaveAttribute('data-ech-render-count', /[1-9]/);
  await expect.poll(texts).not.toEqual([]);
  expect(await texts()).not.toContainEqual(expect.objectContaining({ text: 'Hello' }));
  expect(blocked).toEqual([]);
});

for (const mode of ['light', 'dark'])
  test(`a story renders its example in ${mode} mode`, async ({ page }) => {
    const texts = await recordTexts(page);
    await page.goto(`storybook/iframe.html?id=bar--stacked&globals=mode:${mode}`);
    await expect(page.locator('.echChartStatus')).toHaveAttribute('data-ech-render-count', /[1-9]/);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    const { color = '' } = (await texts()).find(({ text }) => text === 'Visits') ?? {};
    const red = parseInt(color.slice(1, 3), 16);
    expect(red > 127 ? 'dark' : 'light', `a title in ${color}`).toBe(mode);
  });

/**
 * Records the texts that charts draw on all pages opened from now on.
 *
 * @returns a function that reads the texts of the page.
 */
async function recordTexts(page: Page) {
  await page.addInitScript(() => {
    window.texts = [];
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...position) {
      window.texts.push({ text, color: String(this.fillStyle) });
      fillText.call(this, text, ...position);
    };
  });
  return () => page.evaluate(() => window.texts);
}

declare global {
  interface Window {
    /** Texts drawn by charts since the page was opened. */
    texts: { text: string; color: string }[];
  }
}
