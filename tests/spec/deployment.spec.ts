import { expect, test } from '@playwright/test';
import { chartFrame, startChart } from '../charts';
import { emulateConnection, sidebarLink, heading, hydrated, open, dataSaver } from './page';

test('2.75, 2.76 a page that was opened before a deployment keeps working afterwards', async ({
  page,
}) => {
  await emulateConnection(page, dataSaver);
  await open(page, 'docs/theming');
  const box = page.locator('#search_input_react');
  await page.getByRole('search').hover();
  await expect(box).toBeEnabled();
  let old = true;
  // Files of the old deployment no longer exist; page loads get the new one.
  await page.route('**/*', (route) => {
    if (route.request().isNavigationRequest()) old = false;
    return old ? route.fulfill({ status: 404 }) : route.continue();
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));

  await box.fill('legend');
  await expect(page.getByRole('option').first()).toContainText(/legend/i);
  await box.press('Escape');

  const last = chartFrame(page).last();
  await startChart(last);
  await expect(last.getByRole('alert')).toContainText('reload the page');
  await expect(last.locator('img:visible')).toHaveCount(1);

  await sidebarLink(page, 'Troubleshooting').click();
  await expect(page).toHaveURL(/docs\/troubleshooting$/);
  await hydrated(page);
  await expect(heading(page)).toHaveText('Troubleshooting');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(errors).toEqual([]);
});
