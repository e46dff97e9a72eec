import { expect, test } from '@playwright/test';
import { entry, open } from './page';

test('2.41 the sidebar cannot be hidden', async ({ page }) => {
  await open(page, 'docs/docs');
  await expect(page.locator('.theme-doc-sidebar-menu')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toHaveCount(0);
});

test('2.42 a section that opens leaves its neighbor open', async ({ page }) => {
  await open(page, 'api/Chart');
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  for (const section of ['Global', 'Cartesian'])
    await sidebar.getByRole('button', { name: `Expand sidebar category '${section}'` }).click();
  await expect(entry(page, 'BarSeries').first()).toBeVisible();
  await expect(
    sidebar.getByRole('button', { name: "Collapse sidebar category 'Global'" }),
  ).toBeVisible();
  await expect(entry(page, 'GroupBy').first()).toBeVisible();
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
