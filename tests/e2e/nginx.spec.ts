import { expect, test } from '@playwright/test';
import { hasNginx, startNginx } from '../../deploy/start-nginx';
import { kindsWith } from '../page-kinds';
import { messagesOf } from '../pages/messages';
import { startVisibleCharts } from '../pages/start-charts';
import { heading, hydrated } from '../spec/page';

test.skip(!hasNginx, 'nginx is not installed');

test('under nginx’ content security policy every kind of page works', async ({ page, baseURL }) => {
  test.setTimeout(180_000); // many pages
  const base = new URL(baseURL!).pathname;
  const { port, close } = await startNginx(base);
  try {
    const messages = await messagesOf(page);
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    for (const [kind, { path, heading: title }] of kindsWith(() => true))
      await test.step(kind, async () => {
        const response = await page.goto(`http://localhost:${port}${base}${path}`, {
          waitUntil: 'commit',
        });
        expect.soft(response?.headers()['content-security-policy']).toContain("script-src 'self'");
        await hydrated(page);
        await expect(heading(page)).toHaveText(title);
        await expect.soft(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await startVisibleCharts(page);
        expect.soft(messages.splice(0)).toEqual([]);
      });
  } finally {
    await close();
  }
});
