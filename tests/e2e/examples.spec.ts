import { expect, test, type Locator, type Page } from '@playwright/test';
import manifest from '../../.generated/examples/manifest.json' with { type: 'json' };

/** Examples that are HTML or SVG and draw no canvas. */
const withoutCanvas = /^(meter|metric|wordcloud)\//;

const families = [...new Set(manifest.map(({ family }) => family))];

test.describe('Section 1, chart families', () => {
  for (const mode of ['light', 'dark']) {
    for (const family of families) {
      test(`every example of ${family} draws in ${mode} mode, without a message`, async ({
        page,
      }) => {
        const examples = manifest.filter((example) => example.family === family);
        test.setTimeout(60_000 + examples.length * 10_000);
        const messages: string[] = [];
        page.on('console', (message) => {
          // A note of the software renderer that stands in for a graphics card, not of the page.
          if (!message.text().includes('GPU stall')) messages.push(message.text());
        });
        page.on('pageerror', (error) => messages.push(error.message));
        await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
        await page.goto(`examples/${family}`);
        for (const { id } of examples) {
          await test.step(id, async () => {
            const example = page.locator(`[data-example="${id}"]`);
            await example.scrollIntoViewIfNeeded();
            if (family === 'meter')
              await expect(example.locator('[role="meter"]').first()).toBeVisible();
            else await expectDrawn(page, example, id);
          });
        }
        expect(messages).toEqual([]);
      });
    }
  }

  test('every family of the specification has two examples or more, every feature one', () => {
    const count = (family: string) =>
      manifest.filter((example) => example.family === family).length;
    const families =
      'area bar bubble line histogram partition heatmap goal metric wordcloud flame bullet timeslip small-multiples';
    expect(families.split(' ').filter((family) => count(family) < 2)).toEqual([]);
    const features = 'settings tooltip legend axis annotation theme';
    expect(features.split(' ').filter((feature) => count(feature) < 1)).toEqual([]);
  });
});

async function expectDrawn(page: Page, example: Locator, id: string) {
  const drawn = example.locator('.echChartStatus:not([data-ech-render-count="0"])');
  const empty = example.locator('.echReactiveChart_noResults');
  await expect(drawn.or(empty).first()).toBeAttached();
  if ((await empty.count()) > 0) {
    await expect(empty.first()).not.toBeEmpty();
    return;
  }
  if (withoutCanvas.test(id)) {
    await expect(example.locator('.echMetric, svg text').first()).toBeVisible();
    return;
  }
  const stage = example.locator('.echChart').first();
  await expect
    .poll(async () => countColors(page, await stage.screenshot()), {
      message: 'colors on the chart',
    })
    .toBeGreaterThan(3);
}

/** How many colors a picture has; a screenshot also holds what WebGL drew. */
function countColors(page: Page, picture: Buffer): Promise<number> {
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), {
      width: image.width,
      height: image.height,
    });
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const colors = new Set<number>();
    for (let at = 0; at < data.length; at += 4)
      colors.add((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!);
    return colors.size;
  }, picture.toString('base64'));
}
