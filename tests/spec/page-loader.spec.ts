import { expect, test, type Page } from '@playwright/test';
import { heading, holdCode, hydrated, pageCode } from './page';

const spinner = (page: Page) => page.locator('svg#loader');
const box = (page: Page) => page.getByRole('alert');

test('4.70, 4.72, 9.8, 9.9 code that is late for 200 ms has a spinner in the middle of the screen', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const asked = page.waitForRequest(pageCode);
  await page.goto('docs/theming', { waitUntil: 'commit' });
  await asked;
  await page.clock.runFor(199);
  await expect(spinner(page)).toHaveCount(0);
  await page.clock.runFor(1);
  const { x, y, width, height } = (await spinner(page).boundingBox())!;
  const screen = page.viewportSize()!;
  expect([x + width / 2, y + height / 2]).toEqual([screen.width / 2, screen.height / 2]);
  const times = spinner(page).locator('animate[attributeName="stroke-opacity"]').first();
  await expect(times).toHaveAttribute('begin', '1.5s');
  await expect(times).toHaveAttribute('dur', '3s');
  await expect(heading(page)).toHaveText('Themes and colors');
  release();
  await page.clock.resume();
  await hydrated(page);
  await expect(spinner(page)).toHaveCount(0);
});

test('2.76, 4.71, 8.3, 9.9 code that does not arrive leaves the text, a red box with the error, and Retry', async ({
  page,
}) => {
  await page.route(pageCode, (route) => route.abort());
  await page.goto('docs/theming');
  await expect(box(page)).toContainText('ChunkLoadError');
  await expect(box(page)).toHaveCSS('background-color', 'rgb(195, 39, 43)');
  await expect(box(page)).toHaveCSS('margin-top', '80px');
  const { x, width } = (await box(page).boundingBox())!;
  expect([x, width]).toEqual([320, 640]);
  await expect(heading(page)).toHaveText('Themes and colors');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(box(page)).toContainText('ChunkLoadError');
  await page.unroute(pageCode);
  await page.getByRole('button', { name: 'Retry' }).click();
  await hydrated(page);
  await expect(box(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /dark mode|light mode/ })).toBeEnabled();
});

test('4.71 the box can be closed, to read on', async ({ page }) => {
  await page.route(pageCode, (route) => route.abort());
  await page.goto('docs/theming');
  await page.getByRole('button', { name: 'Read on' }).click();
  await expect(box(page)).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
});
