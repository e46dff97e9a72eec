import { expect, test } from '@playwright/test';
import { colorModeToggle, open } from '../spec/page';

test('the theme color is the background of the page in both color modes', async ({ page }) => {
  const themeColor = () =>
    page.evaluate(() => {
      const sample = document.createElement('i');
      sample.style.color =
        document.querySelector<HTMLMetaElement>('meta[name=theme-color]')!.content;
      return sample.style.color;
    });
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  await open(page);
  const light = await themeColor();
  expect(light).toBe(await background());
  await colorModeToggle(page).click();
  await expect.poll(themeColor).not.toBe(light);
  expect(await themeColor()).toBe(await background());

  const dark = await themeColor();
  await page.reload();
  await expect.poll(themeColor).toBe(dark);
});
