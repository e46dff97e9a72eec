import { expect, test } from '@playwright/test';
import { hydrated } from './page';

test.use({ viewport: { width: 390, height: 800 } });

test('2.24, 4.24, 4.25 the mobile sidebar has two panels and holds the page still', async ({
  page,
}) => {
  await page.goto('docs/docs');
  await hydrated(page);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const panels = page.locator('.navbar-sidebar__items');
  await expect(panels).toHaveClass(/--show-secondary/);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.getByRole('button', { name: /Back to main menu/ }).click();
  await expect(panels).not.toHaveClass(/--show-secondary/);
  await expect(page.locator('.navbar-sidebar__item').nth(1)).toHaveAttribute('inert', '');
  await page.locator('.navbar-sidebar__close').click();
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
});

for (const [reducedMotion, duration] of [
  ['no-preference', /^height \d{3}ms/],
  ['reduce', /^height 1ms/],
] as const)
  test(`4.29, 9.10 a section opens in a time that fits its height, at once with ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('api/Chart');
    await hydrated(page);
    await page.evaluate(() => {
      window.transitions = [];
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const { transition } = (target as HTMLElement).style;
          if (transition) window.transitions.push(transition);
        }
      }).observe(document.body, { attributes: true, attributeFilter: ['style'], subtree: true });
    });
    await page.locator('.theme-doc-sidebar-menu .menu__caret').first().click();
    await expect.poll(() => page.evaluate(() => window.transitions[0])).toMatch(duration);
  });

declare global {
  interface Window {
    /** Transitions that elements have got. */
    transitions: string[];
  }
}
