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

for (const [reducedMotion, duration] of [
  ['no-preference', /^height \d{3}ms/],
  ['reduce', /^height 1ms/],
] as const)
  test(`4.29, 9.10 a section opens in a time that fits its height, at once with ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, 'api/Chart');
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
