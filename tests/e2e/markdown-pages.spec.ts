import { expect, test, type Page } from '@playwright/test';

test.describe('Controls of a page', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const copyButton = (page: Page) => page.getByRole('button', { name: 'Copy page' });
  const status = (page: Page) => copyButton(page).locator('..').locator('[aria-live]');

  for (const path of ['docs/axes', 'category/specs', 'examples/bar/stacked', ''])
    test(`copy the Markdown of "${path}" and announce it`, async ({ page, request }) => {
      await page.goto(path || './');
      const link = page.getByRole('link', { name: 'View as Markdown' });
      const markdown = await (await request.get((await link.getAttribute('href')) ?? '')).text();
      await copyButton(page).click();
      await expect(status(page)).toHaveText('Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
      await link.focus();
      await expect(status(page)).toHaveText('');
    });

  test('copy the new page after navigation, with the keyboard', async ({ page }) => {
    await page.goto('docs/axes');
    await page.locator('html[data-has-hydrated=true]').waitFor();
    await page.getByRole('link', { name: 'Troubleshooting' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Troubleshooting');
    await copyButton(page).press('Enter');
    await expect(status(page)).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^# Troubleshooting\n/);
  });

  test('report a file that fails to load', async ({ page }) => {
    await page.route('**/docs/axes.md', (route) => route.fulfill({ status: 503 }));
    await page.goto('docs/axes');
    await copyButton(page).click();
    await expect(status(page)).toHaveText('Copy failed');
  });

  test('report a denied clipboard', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await page.goto('docs/axes');
    await copyButton(page).click();
    await expect(status(page)).toHaveText('Copy failed');
  });
});

test.describe('Menu of a page', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const button = (page: Page) => page.getByRole('button', { name: 'More', exact: true });
  const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

  test('opens pages and assistants, and moves the focus with the keyboard', async ({ page }) => {
    await page.goto('docs/axes');
    await button(page).press('Enter');
    await expect(item(page, 'Copy page as Markdown')).toBeFocused();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem').last()).toBeFocused();
    await page.keyboard.press('o');
    await expect(item(page, 'Open in ChatGPT')).toBeFocused();
    for (const [name, start] of [
      ['Open in ChatGPT', 'https://chatgpt.com/?q='],
      ['Open in Claude', 'https://claude.ai/new?q='],
      ['Open in Cursor', 'https://cursor.com/link/prompt?text='],
    ] as const) {
      const href = (await item(page, name).getAttribute('href')) ?? '';
      expect(href.startsWith(start)).toBe(true);
      expect(decodeURIComponent(href)).toMatch(/Read http\S+\/docs\/axes\.md \("Axes and time"/);
      await expect(item(page, name)).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await button(page).click();
    await item(page, 'Install the MCP server').click();
    await expect(page).toHaveURL(/docs\/mcp$/);
  });

  for (const [path, section] of [
    ['docs/axes', 'Format ticks'],
    ['examples/bar', 'Waterfall'],
  ] as const)
    test(`copies a section of ${path}, within the window of a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(path);
      await button(page).click();
      const box = (await page.getByRole('menu').boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(390);
      await item(page, `Copy “${section}”`).click();
      await expect(button(page).locator('..').locator('[aria-live]')).toHaveText('Copied');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.startsWith(`## ${section}\n`)).toBe(true);
      expect(copied.slice(3)).not.toMatch(/^## /m);
    });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page links to its Markdown and shows no copy button', async ({ page }) => {
    await page.goto('docs/axes');
    await expect(page.getByText('Copy page')).toBeHidden();
    const response = page.waitForResponse('**/docs/axes.md');
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    expect(await (await response).text()).toMatch(/^# Axes and time\n/);
  });
});
