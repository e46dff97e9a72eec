import { expect, test } from '@playwright/test';
import { openCase } from '../../open-case';

test.describe('reference/notes/LineAnnotationSpec', () => {
  test('More content beside the marker, pushed back along the axis so that it stays within the chart area: sideways at the top and bottom, up or down at the left and right. Away from the plot it can reach beyond the chart.', async ({
    page,
  }) => {
    /** Opens a chart whose lines end in its corners, and returns which of its sides a body crosses. */
    const crossedSides = async (position: string, width: number, height: number) => {
      await openCase(page, `marker-body&position=${position}&width=${width}&height=${height}`);
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
    for (const position of ['top', 'bottom']) {
      expect(await crossedSides(position, 240, 20)).toEqual([]);
      expect(await crossedSides(position, 20, 120)).toEqual([position]);
    }
    for (const position of ['left', 'right']) {
      expect(await crossedSides(position, 20, 120)).toEqual([]);
      expect(await crossedSides(position, 240, 20)).toEqual([position]);
    }
  });
});
