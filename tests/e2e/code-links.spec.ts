import { expect, test, type Page, type Request } from '@playwright/test';
import { open } from '../spec/page';

/** Files of hints, and the script that shows them. */
const isHintRequest = (request: Request) => /code-hints\//.test(request.url());

const listing = (page: Page) => page.locator('[data-example="bar/stacked"] [data-code]');
const hint = (page: Page) => page.getByRole('tooltip');

test.describe('Links in code', () => {
  test('a pointer on a name of the library shows its type and description', async ({ page }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto('examples/bar/stacked');
    await page.waitForLoadState('networkidle');
    expect(requests.filter(isHintRequest)).toEqual([]);

    const link = listing(page).getByRole('link', { name: 'stackAccessors' });
    await link.hover();
    await expect(hint(page)).toContainText('BarSeries.stackAccessors?:');
    await expect(link).toHaveAttribute('aria-describedby', 'code-hint');
    expect(requests.filter(isHintRequest)).toHaveLength(1);
  });

  test('the pointer can move to the hint, and Escape hides it', async ({ page }) => {
    await page.clock.install();
    await page.goto('examples/bar/stacked');
    await listing(page).getByRole('link', { name: 'gridLine' }).hover();
    await hint(page).hover();
    // A timer that hides the hint would run now.
    await page.clock.fastForward(1000);
    await expect(hint(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(hint(page)).toBeHidden();
  });

  test('the hint disappears when the pointer leaves the name', async ({ page }) => {
    await page.goto('examples/bar/stacked');
    await listing(page).getByRole('link', { name: 'gridLine' }).hover();
    await expect(hint(page)).toBeVisible();
    await page.locator('h1').hover();
    await expect(hint(page)).toBeHidden();
  });

  test('a listing is one tab stop besides its scroll area, with arrow keys inside', async ({
    page,
  }) => {
    await page.goto('examples/bar/stacked');
    const links = listing(page).getByRole('link');
    await listing(page).locator('pre').focus();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await expect(hint(page)).toContainText('<Chart />');
    await page.keyboard.press('ArrowRight');
    await expect(links.nth(1)).toBeFocused();
    await expect(hint(page)).toContainText('Chart.size');
    await page.keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(hint(page)).toBeHidden();
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(listing(page).locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(links.first()).toBeFocused();
  });

  test('links lead to the page of a component, to a prop and to a value', async ({ page }) => {
    for (const [name, url, heading] of [
      ['BarSeries', /functions\/BarSeries$/, 'BarSeries'],
      ['stackAccessors', /functions\/BarSeries#stackAccessors$/, 'BarSeries'],
      ['Position.Left', /variables\/Position#Left$/, 'Position'],
    ] as const) {
      await page.goto('examples/bar/stacked');
      await listing(page).getByRole('link', { name, exact: true }).first().click();
      await expect(page).toHaveURL(url);
      await expect(page.locator('h1')).toHaveText(heading);
      const anchor = new URL(page.url()).hash;
      if (anchor) await expect(page.locator(anchor)).toBeInViewport();
      await expect(hint(page)).toHaveCount(0);
    }
  });

  test('copied code is complete for the kind of project that the reader chooses, which is remembered', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const copy = page.locator('[data-example="bar/stacked"] [data-copy]');
    const note = page.getByRole('group', { name: 'Copied code' });
    await page.goto('examples/bar/stacked');
    await copy.click();
    await expect(copy).toHaveText('Copied');
    await expect(note.getByRole('button', { name: 'Vite' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(note.getByRole('status')).toContainText('Paste it into src/App.tsx.');
    expect(await copied()).toContain("import '@elastic/charts/dist/theme_only_light.css';\n");
    expect(await copied()).toContain('baseTheme={pageTheme}');

    await note.getByRole('button', { name: 'Next.js' }).click();
    await expect(note.getByRole('status')).toContainText('app/page.tsx');
    expect(await copied()).toMatch(/^'use client';\n/);
    await note.getByRole('button', { name: 'Copy command' }).click();
    await expect.poll(copied).toMatch(/^npm install @elastic\/charts .* react@18/);

    await note.getByRole('button', { name: 'As shown' }).click();
    await expect(note.getByRole('status')).toContainText('As this page shows it');
    expect(await copied()).toMatch(
      /^import \{\n {2}Axis,\n {2}BarSeries,\n[\s\S]* from '@elastic\/charts';\n/,
    );

    await note.getByRole('button', { name: 'Existing page' }).click();
    await expect(note.getByRole('status')).toContainText('src/Stacked.tsx');
    await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
    await expect(copy).toBeFocused();
    await page.reload();
    await copy.click();
    await expect(note.getByRole('button', { name: 'Existing page' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('code is selected if the browser denies access to the clipboard', async ({ page }) => {
    await page.addInitScript(() => {
      Clipboard.prototype.writeText = () => Promise.reject(new Error('denied'));
    });
    await page.goto('examples/bar/stacked');
    const copy = page.locator('[data-example="bar/stacked"] [data-copy]');
    await copy.click();
    await expect(copy).toHaveText('Press Ctrl+C');
    expect(await page.evaluate(() => String(getSelection()))).toContain('<BarSeries');
    await expect(page.getByRole('group', { name: 'Copied code' })).toHaveCount(0);
  });

  test('a selection is copied with its folded lines', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, 'examples/bar/stacked');
    const row = listing(page).getByText("{ day: 'Tue', channel: 'Email', count: 2110 }");
    const code = await listing(page).locator('pre').textContent();
    await listing(page)
      .locator('pre')
      .evaluate((element) => getSelection()?.selectAllChildren(element));
    await page.keyboard.press('ControlOrMeta+c');
    await expect(row).toBeHidden();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.trim()).toBe(code?.trim());
    expect(copied).toContain('count: 2110');
  });

  test('the browser finds words in folded lines, and shows them', async ({ page }) => {
    await open(page, 'examples/bar/stacked');
    await page.goto('examples/bar/stacked#:~:text=2110');
    await expect(listing(page).getByText('2110')).toBeInViewport();
    await expect(listing(page).getByText("from '@elastic/charts'")).toBeHidden();
  });

  test('without scripts, every name is a link in the tab order', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await page.goto('examples/bar/stacked');
    await expect(listing(page).locator('a[tabindex]')).toHaveCount(0);
    await expect(listing(page).getByRole('link', { name: 'gridLine' })).toBeVisible();
    await page.close();
  });
});
