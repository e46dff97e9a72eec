import { expect, test } from '@playwright/test';

/** One example of each renderer of the library, whose picture has been reviewed. */
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

test.describe('Section 1, reviewed pictures', () => {
  // Detects errors that the comparison with live charts cannot find, because both have them.
  for (const id of examples)
    test(`${id} matches its baseline`, async ({ page, baseURL }) => {
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
