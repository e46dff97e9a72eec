import { expect, test } from '@playwright/test';
import { openCase } from '../../open-case';

test.describe('reference/notes/LineAnnotationSpec', () => {
  test('More content beside the marker, pushed back along the axis so that it stays within the chart area: sideways at the top and bottom, up or down at the left and right. Away from the plot it can reach beyond the chart.', async ({
    page,
  }) => {
    /** Returns which sides of the chart a body crosses. */
    const crossedSides = async (width: number, height: number) => {
      const chart = (await page.locator('.echChart').boundingBox())!;
      const crossed = new Set<string>();
      for (const body of await page.locator('[data-body]').all()) {
        const box = (await body.boundingBox())!;
        // The position of a body is not rounded to pixels.
        const [x, y] = [Math.round(box.x), Math.round(box.y)];
        if (x < chart.x) crossed.add('left');
        if (y < chart.y) crossed.add('top');
        if (x + width > chart.x + chart.width) crossed.add('right');
        if (y + height > chart.y + chart.height) crossed.add('bottom');
      }
      return [...crossed];
    };
    /** Opens a chart whose lines end in its corners. Bodies are positioned after the first frame. */
    const expectCrossed = async (position: string, [width, height]: number[], sides: string[]) => {
      await openCase(page, `marker-body&position=${position}&width=${width}&height=${height}`);
      await expect.poll(() => crossedSides(width!, height!)).toEqual(sides);
    };
    for (const position of ['top', 'bottom']) {
      await expectCrossed(position, [240, 20], []);
      await expectCrossed(position, [20, 120], [position]);
    }
    for (const position of ['left', 'right']) {
      await expectCrossed(position, [20, 120], []);
      await expectCrossed(position, [240, 20], [position]);
    }
  });
});
