import { expect, test, type Page } from '@playwright/test';
import { toggleColorMode } from '../spec/page';

/** Returns the theme color that applies to the color scheme of the system, and the background of the page. */
const colorsOf = (page: Page) =>
  page.evaluate(() => {
    const applied = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
      ({ media }) => matchMedia(media).matches,
    )!;
    const sample = document.createElement('i');
    sample.style.color = applied.content;
    return {
      theme: sample.style.color,
      background: getComputedStyle(document.documentElement).backgroundColor,
    };
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`the theme color is the background in both color modes, on a system that prefers ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('docs/docs');
    const before = await colorsOf(page);
    expect(before.theme).toBe(before.background);
    await toggleColorMode(page);
    const after = await colorsOf(page);
    expect(after.theme).toBe(after.background);
    expect(after.theme).not.toBe(before.theme);
  });
