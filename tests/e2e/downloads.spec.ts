import fs from 'node:fs';
import { expect, test } from '@playwright/test';

const origin = `http://localhost:${Number(process.env.TEST_PORT ?? 4173) + 1}`;

/** Lists the folders of projects that the editor offers for download, built as `npm run build` does in one of them. */
const listProjects = () =>
  fs
    .readdirSync('.generated/sites/downloads', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^\d+$/.test(entry.name))
    .map(({ name }) => name);

test('downloaded projects draw their charts without a console message', async ({ page }) => {
  const projects = listProjects();
  expect(projects.length).toBeGreaterThanOrEqual(10);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', ({ message }) => messages.push(message));
  for (const name of projects)
    await test.step(name, async () => {
      await page.goto(`${origin}/downloads/${name}/`);
      const charts = page.locator('.echChart');
      await expect(charts.first()).toBeVisible();
      for (const chart of await charts.all())
        await expect(chart.locator('.echChartStatus')).not.toHaveAttribute(
          'data-ech-render-count',
          '0',
        );
    });
  expect(messages.filter((text) => !text.includes('GPU stall'))).toEqual([]);
});
