import { expect, test } from '@playwright/test';
import { open } from './page';

test('2.41, 2.42 the sidebar stays, and its sections stay open', async ({ page }) => {
  await open(page, 'examples/examples');
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toHaveCount(0);
  const sections = page.locator('.theme-doc-sidebar-menu > .theme-doc-sidebar-item-category');
  const unfolded = sections.and(page.locator(':not(.menu__list-item--collapsed)'));
  const before = await sections.count();
  for (const section of await sections.all())
    if (/--collapsed/.test((await section.getAttribute('class')) ?? ''))
      await section.locator('.menu__link--sublist').first().click();
  await expect(unfolded).toHaveCount(before);
  expect(before).toBeGreaterThan(1);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`4.29, 9.10 a section opens in a time that fits its height, at once with ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, 'api/Chart');
    await page.evaluate(() => {
      window.opening = new Promise((resolve) =>
        new MutationObserver((changes) => {
          for (const { target } of changes) {
            const { transition, height } = (target as HTMLElement).style;
            if (transition && height !== '0px') resolve({ transition, height });
          }
        }).observe(document.body, { attributes: true, attributeFilter: ['style'], subtree: true }),
      );
    });
    await page.locator('.theme-doc-sidebar-menu .menu__caret').first().click();
    const { transition, height } = await page.evaluate(() => window.opening);
    expect(transition).toContain(
      `height ${reducedMotion === 'reduce' ? 1 : fitting(parseInt(height))}ms`,
    );
  });

/** Milliseconds that suit a section of a height in pixels, as Material Design computes them. */
const fitting = (height: number) =>
  Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10);

declare global {
  interface Window {
    /** What a section that opens is styled with. */
    opening: Promise<{ transition: string; height: string }>;
  }
}
