import { expect, test, type Page } from '@playwright/test';
import { boxOf, drawn } from '../charts';
import { open } from '../spec/page';

const families = (page: Page) => page.getByRole('navigation', { name: 'Families' });

/** Returns the distance from the top of the viewport to the edge of an element. */
const edge = (page: Page, selector: string, side: 'top' | 'bottom') =>
  page.locator(selector).evaluate((element, key) => element.getBoundingClientRect()[key], side);

test('the tags do not move while the rest of the form arrives', async ({ page }) => {
  await open(page, 'examples/examples');
  const tags = page.getByRole('group', { name: 'Tags' });
  const left = () => tags.evaluate((element) => element.getBoundingClientRect().left);
  const complete = await left();
  await tags.evaluate((element) => {
    for (const late of element.parentElement!.querySelectorAll(
      '[role=group] > :nth-child(n + 3), [role=group] ~ *',
    ))
      late.remove();
  });
  await expect(tags.getByRole('button')).toHaveCount(2);
  expect(await left()).toBe(complete);
});

for (const width of [1280, 390])
  test(`the gallery at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, 'examples/examples');

    await test.step('the height of the page includes cards that are not laid out', async () => {
      const isLaidOut = await page
        .locator('[data-card] span')
        .last()
        .evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }));
      expect(isLaidOut).toBe(width > 559);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const estimated = await height();
      const style = await page.addStyleTag({
        content: '[data-card] { content-visibility: visible !important; }',
      });
      expect(Math.abs((await height()) - estimated)).toBeLessThan(2);
      await style.evaluate((element: HTMLElement) => element.remove());
    });

    await test.step('cards of a row have one size, and show whole pictures', async () => {
      const boxes = await page.locator('#bar [data-card] picture:visible').evaluateAll((pictures) =>
        pictures.slice(0, 6).map((picture) => {
          const { width: w, height: h } = picture.getBoundingClientRect();
          return { width: Math.round(w), height: Math.round(h) };
        }),
      );
      expect(new Set(boxes.map((box) => JSON.stringify(box))).size).toBe(1);
      const { width: shownWidth, height } = boxes[0]!;
      expect(shownWidth / height).toBeCloseTo(304 / 190, 1);
    });

    await test.step('a link jumps to its family, whose heading the filter does not cover', async () => {
      await families(page)
        .getByRole('link', { name: /^Heatmaps/ })
        .click();
      await expect(page).toHaveURL(/#heatmap$/);
      const heading = page.locator('#heatmap h3');
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect
        .poll(
          async () =>
            (await edge(page, '#heatmap h3', 'top')) -
            (await edge(page, '[data-families]', 'bottom')),
        )
        .toBeGreaterThanOrEqual(0);
      const current = families(page).locator('[aria-current]');
      await expect(current).toHaveText(/^Heatmaps/);
      await expect(current).toBeInViewport({ ratio: 1 });
    });

    await test.step('filter and links stay in view', async () => {
      await page.evaluate(() => window.scrollTo(0, 5000));
      await expect(page.getByRole('searchbox', { name: 'Filter examples' })).toBeInViewport({
        ratio: 1,
      });
      await expect(families(page)).toBeInViewport({ ratio: 1 });
      const navbar = await edge(page, '.navbar', 'bottom');
      expect(
        await edge(page, 'input[type=search][aria-label="Filter examples"]', 'top'),
      ).toBeGreaterThanOrEqual(navbar);
    });

    await test.step('the links show the number of matching examples', async () => {
      await page.getByRole('searchbox', { name: 'Filter examples' }).fill('waffle');
      const links = families(page).getByRole('link');
      await expect(links.first()).toHaveText(/^Partitions \d$/);
      const shown = await page.locator('[data-card]:visible').count();
      const counts = await links.locator('small').allTextContents();
      expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(shown);
    });
  });

test.describe('A card of the gallery', () => {
  const card = (page: Page, id: string) => page.locator(`[data-card="${id}"]`);
  const charts = (page: Page) => page.locator(`[data-card] :is(${drawn})`);

  test('shows its live chart with its tooltip instead of its picture, and leads to its page', async ({
    page,
  }) => {
    await open(page, 'examples/examples');
    await expect(charts(page)).toHaveCount(0);
    const stacked = card(page, 'bar/stacked');
    await stacked.hover();
    await expect(stacked.locator(drawn)).toBeAttached();
    await expect(stacked.locator('img:visible')).toHaveCount(0);
    const picture = await boxOf(stacked.locator('img').first());
    const chart = await boxOf(stacked.locator('.echChart'));
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs(chart[side] - picture[side]), side).toBeLessThan(1);
    await stacked
      .locator('canvas')
      .first()
      .hover({ position: { x: 80, y: 120 } });
    await expect(page.locator('.echTooltip').filter({ hasText: 'Search' })).toBeVisible();
    await stacked.click();
    await expect(page).toHaveURL(/examples\/bar\/stacked$/);
    await expect(page.locator('.echTooltip')).toHaveCount(0);
  });

  test('is the only one with a live chart, also if it receives the focus with the keyboard', async ({
    page,
  }) => {
    await open(page, 'examples/examples');
    await card(page, 'bar/stacked').hover();
    await expect(card(page, 'bar/stacked').locator(drawn)).toBeAttached();
    await card(page, 'bar/grouped').hover();
    await expect(card(page, 'bar/grouped').locator(drawn)).toBeAttached();
    await expect(charts(page)).toHaveCount(1);
    await expect(card(page, 'bar/stacked').locator('img:visible')).toHaveCount(1);
    await page.mouse.move(0, 0);
    await page.locator('#bar h3 a').focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('#bar [data-card]').first()).toBeFocused();
    await expect(page.locator('#bar [data-card]').first().locator(drawn)).toBeAttached();
  });

  test('keeps its picture if the code of the chart fails to load', async ({ page }) => {
    await page.route(/assets\/js\/charts/, (route) => route.abort());
    await open(page, 'examples/examples');
    const failure = page.waitForEvent('console', (message) =>
      message.text().includes('The example "bar/stacked" failed to load.'),
    );
    await card(page, 'bar/stacked').hover();
    expect((await failure).type()).toBe('warning');
    await expect(card(page, 'bar/stacked').locator('img:visible')).toHaveCount(1);
  });
});

test.describe('Opening an example from its card', () => {
  /** Records the view transitions of a page, with the element that has a name when a transition starts. */
  const recordTransitions = (page: Page) =>
    page.addInitScript(() => {
      const named = '[style*="view-transition-name"]';
      const start = document.startViewTransition.bind(document);
      window.transitions = [];
      document.startViewTransition = (update) => {
        const from = document.querySelector(named)?.closest('[data-card]');
        const transition = start(update);
        void transition.ready.then(() =>
          window.transitions.push([
            from?.getAttribute('data-card'),
            document.querySelector(named)?.closest('[data-example]')?.getAttribute('data-example'),
          ]),
        );
        return transition;
      };
    });
  const transitions = (page: Page) => page.evaluate(() => window.transitions);

  async function hoverCard(page: Page) {
    await recordTransitions(page);
    await open(page, 'examples/examples');
    const card = page.locator('[data-card="bar/stacked"]');
    await card.hover();
    await expect(card.locator(drawn)).toBeAttached();
    return card;
  }

  test('moves its picture to the chart with a view transition', async ({ page }) => {
    const card = await hoverCard(page);
    await card.click();
    await page.waitForURL('**/examples/bar/stacked');
    await expect.poll(() => transitions(page)).toEqual([['bar/stacked', 'bar/stacked']]);
    await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
    await expect(page.locator('h1')).toBeInViewport();
  });

  test('has no transition with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const card = await hoverCard(page);
    await card.click();
    await page.waitForURL('**/examples/bar/stacked');
    await expect(page.locator('[data-example="bar/stacked"]')).toBeVisible();
    expect(await transitions(page)).toEqual([]);
  });

  test('works in a new tab', async ({ page, context }) => {
    const card = await hoverCard(page);
    const opened = context.waitForEvent('page');
    await card.click({ modifiers: ['ControlOrMeta'] });
    await (await opened).waitForURL('**/examples/bar/stacked');
    await expect(page).toHaveURL(/examples\/examples/);
    expect(await transitions(page)).toEqual([]);
  });
});

test('the filter survives navigation back', async ({ page }) => {
  await open(page, 'examples/examples');
  await page.getByRole('searchbox', { name: 'Filter examples' }).fill('waffle');
  await expect(page).toHaveURL(/\?q=waffle$/);
  await page.locator('[data-card="partition/waffle"]').click();
  await page.waitForURL('**/examples/partition/waffle');
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Filter examples' })).toHaveValue('waffle');
  await expect(page.locator('[data-card="bar/stacked"]')).toBeHidden();
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the links to families are anchors', async ({ page }) => {
    await page.route('**/pictures/**', (route) => route.abort());
    await page.goto('examples/examples');
    await families(page)
      .getByRole('link', { name: /^Metrics/ })
      .click();
    await expect(page.locator('#metric h3')).toBeInViewport({ ratio: 1 });
  });
});

declare global {
  interface Window {
    transitions: unknown[];
  }
}
