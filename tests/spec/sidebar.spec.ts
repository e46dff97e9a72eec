import { expect, test } from '@playwright/test';
import { sidebarLink, open } from './page';

test('2.41 the sidebar cannot be hidden', async ({ page }) => {
  await open(page, 'docs/docs');
  await expect(page.locator('.theme-doc-sidebar-menu')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toHaveCount(0);
});

test('2.42 expanding a category does not collapse its siblings', async ({ page }) => {
  await open(page, 'api/Chart');
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  for (const section of ['Global', 'Cartesian'])
    await sidebar.getByRole('button', { name: `Expand sidebar category '${section}'` }).click();
  await expect(sidebarLink(page, 'BarSeries').first()).toBeVisible();
  await expect(
    sidebar.getByRole('button', { name: "Collapse sidebar category 'Global'" }),
  ).toBeVisible();
  await expect(sidebarLink(page, 'GroupBy').first()).toBeVisible();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`4.29, 9.10 the duration of the collapse animation, with reduced motion: ${reducedMotion}`, async ({
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
      `height ${reducedMotion === 'reduce' ? 1 : expectedDuration(parseInt(height))}ms`,
    );
  });

/** Duration in milliseconds for a height in pixels, as defined by Material Design. */
const expectedDuration = (height: number) =>
  Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10);

declare global {
  interface Window {
    /** Inline styles of the expanding category. */
    opening: Promise<{ transition: string; height: string }>;
  }
}
