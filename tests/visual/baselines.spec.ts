import { expect, test } from '@playwright/test';

/** One example of each renderer of the library; its picture is known to be right. */
const examples = [
  'bar/negative',
  'partition/donut',
  'heatmap/brush',
  'goal/gauge',
  'bullet/services',
  'metric/grid',
  'meter/target',
  'wordcloud/topics',
  'timeslip/memory',
  'flame/cpu-profile',
];

test.describe('Section 1, pictures that a person has looked at', () => {
  // The other comparison would not notice a fault that picture and live chart share.
  for (const id of examples)
    test(`${id} is as it was`, async ({ page, baseURL }) => {
      await page.setContent(
        `<img src="${baseURL}pictures/${id}.wide.light.svg" alt="" style="display: block">`,
      );
      const picture = page.getByRole('presentation');
      await picture.evaluate((image: HTMLImageElement) => image.decode());
      expect(await picture.screenshot()).toMatchSnapshot(`${id.replace('/', '-')}.png`, {
        maxDiffPixels: 20,
      });
    });
});
