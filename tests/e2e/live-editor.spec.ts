import { devices, expect, test, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { open } from '../spec/page';

const field = (page: Page) => page.locator('.cm-content').first();
const status = (page: Page) => page.locator('.live-editor-status').first();
const chart = (page: Page) => page.frameLocator('[data-edited] iframe').first();
const edit = (page: Page) => page.locator('[data-edit]').first();
const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Edited code' }).getByRole('button', { name, exact: true });

/** Opens the editor of the stacked bars and waits until they are drawn. */
async function startEditing(page: Page, path = 'examples/bar/stacked'): Promise<void> {
  await open(page, path);
  await edit(page).click();
  await expect(status(page)).toContainText('Drawn in');
}

/** Replaces the first occurrence of a text in the editor, as typing does. */
async function replace(page: Page, before: string, after: string): Promise<void> {
  await field(page).evaluate(
    (element, [search, insert]) => {
      const { view } = element.cmTile;
      const from = view.state.doc.toString().indexOf(search);
      if (from === -1) throw new Error(`The code does not contain "${search}".`);
      view.dispatch({ changes: { from, to: from + search.length, insert } });
    },
    [before, after] as const,
  );
}

declare global {
  interface Element {
    /** The part of CodeMirror's view that the tests use. */
    cmTile: {
      view: { state: { doc: { toString: () => string } }; dispatch: (transaction: object) => void };
    };
  }
}

const textOf = (page: Page) =>
  field(page).evaluate((element) => element.cmTile.view.state.doc.toString());

test('nothing of the editor is loaded before a button is reached', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, 'examples/bar/stacked');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requests.filter((url) => /sandbox|start-editor|check-worker/.test(url))).toEqual([]);
});

test('a chart is drawn as its code is typed; copies, reloads and Back keep the text', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startEditing(page);
  await expect(field(page)).toBeFocused();
  await expect(chart(page).locator('[data-ech-render-complete=true]')).toBeAttached();
  await replace(page, 'title="Visits by channel"', 'title="Readers by channel"');
  await expect(chart(page).getByText('Readers by channel')).toBeVisible();
  await page.locator('[data-copy]').first().click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('Readers by channel');

  await page.reload();
  await expect(chart(page).getByText('Readers by channel')).toBeVisible();
  await page.locator('.theme-doc-sidebar-menu a').first().click();
  await expect(page.locator('[data-edited]')).toHaveCount(0);
  await page.goBack();
  await expect(chart(page).getByText('Readers by channel')).toBeVisible();

  await tool(page, 'Reset').click();
  await expect(chart(page).getByText('Visits by channel')).toBeVisible();
  await tool(page, 'Close editor').click();
  await expect(page.locator('[data-edited]')).toHaveCount(0);
  await expect(edit(page)).toBeFocused();
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('.cm-content')).toHaveCount(0);
});

test('a mistake leaves the chart and is shown at its line', async ({ page }) => {
  await startEditing(page);
  await replace(page, '<Axis id="day"', '<Axis id="day" {');
  await expect(status(page)).toContainText('Not drawn');
  await expect(page.getByRole('alert')).toContainText(/Line \d+/);
  await expect(chart(page).getByText('Visits by channel')).toBeVisible();
  await replace(page, '<Axis id="day" {', '<Axis id="day"');
  await expect(status(page)).toContainText('Drawn in');
  await replace(page, 'showLegend', 'showLegends');
  const problem = page.getByRole('list', { name: 'Problems' }).getByRole('listitem').first();
  await expect(problem).toContainText('showLegends');
  await problem.getByRole('button', { name: 'showLegend' }).click();
  await expect.poll(() => textOf(page)).not.toContain('showLegends');
});

test('an address holds the text; a damaged one keeps what the reader has', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startEditing(page);
  await replace(page, 'Visits by channel', 'Linked title');
  await tool(page, 'Copy link').click();
  await expect(status(page)).toContainText('Link copied');
  const address = await page.evaluate(() => navigator.clipboard.readText());

  const other = await (await context.browser()!.newContext()).newPage();
  await other.goto(address);
  await expect(chart(other).getByText('Linked title')).toBeVisible();
  expect(new URL(other.url()).hash).toBe('');
  await other.goto('about:blank');
  await other.goto(address.slice(0, -9));
  await expect(other.locator('.live-editor-notice')).toContainText('The address is damaged');
  await expect(chart(other).getByText('Linked title')).toBeVisible();
  await other.context().close();
});

test('two tabs have texts of their own', async ({ page, context }) => {
  await startEditing(page);
  await replace(page, 'Visits by channel', 'First tab');
  await expect(chart(page).getByText('First tab')).toBeVisible();
  const second = await context.newPage();
  await startEditing(second);
  await expect(chart(second).getByText('First tab')).toBeVisible();
  await replace(second, 'First tab', 'Second tab');
  await expect(chart(second).getByText('Second tab')).toBeVisible();
  await page.reload();
  await expect(chart(page).getByText('First tab')).toBeVisible();
});

test('2,000 characters typed faster than they are shown are all there', async ({ page }) => {
  await startEditing(page);
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  const text = `// ${'0123456789'.repeat(8)}\n`.repeat(24);
  expect(text).toHaveLength(2016);
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
  const session = await page.context().newCDPSession(page);
  // `keyboard.type` waits for the answer to each key.
  await Promise.all(
    [...text].map((key) =>
      session.send(
        'Input.dispatchKeyEvent',
        key === '\n' ? { type: 'keyDown', ...enter } : { type: 'char', text: key },
      ),
    ),
  );
  expect(await textOf(page)).toContain(text);
  await expect(status(page)).toContainText('Drawn in');
});

test('Tab indents; Escape, then Tab leaves the editor', async ({ page }) => {
  await startEditing(page);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Tab');
  expect(await textOf(page)).toMatch(/^ {2}import/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(field(page)).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(field(page)).toBeFocused();
});

test('Ctrl+F finds a text in the code', async ({ page }) => {
  await startEditing(page);
  await page.keyboard.press('Control+f');
  const find = page.getByRole('textbox', { name: 'Find' });
  await expect(find).toBeFocused();
  await page.keyboard.type('legendPosition');
  await page.keyboard.press('Enter');
  await expect(page.locator('.cm-searchMatch-selected')).toHaveText('legendPosition');
  await page.keyboard.press('Escape');
  await expect(find).toHaveCount(0);
});

test('props are completed with their types', async ({ page }) => {
  await startEditing(page);
  await replace(page, '<Axis id="day"', '<Axis id="day" ');
  await field(page).evaluate((element) => {
    const { view } = element.cmTile;
    const anchor = view.state.doc.toString().indexOf('<Axis id="day" ') + 15;
    view.dispatch({ selection: { anchor } });
  });
  await page.keyboard.type('maxF');
  const option = page.getByRole('option', { name: /maximumFractionDigits/ });
  await expect(option).toContainText('number');
  await option.click();
  expect(await textOf(page)).toContain('<Axis id="day" maximumFractionDigits={}');
});

test('changes are shown, code is formatted, and a project is downloaded', async ({ page }) => {
  await startEditing(page);
  await replace(page, '<Axis id="day"', '<Axis  id="day"');
  await tool(page, 'Changes').click();
  await expect(page.locator('.cm-deletedChunk')).toContainText('<Axis id="day"');
  await tool(page, 'Format').click();
  await expect(page.locator('.cm-deletedChunk')).toHaveCount(0);
  const downloading = page.waitForEvent('download');
  await tool(page, 'Download project').click();
  const stream = await (await downloading).createReadStream();
  const chunks = await stream.toArray();
  const files = unzipSync(new Uint8Array(Buffer.concat(chunks as Buffer[])));
  expect(Object.keys(files)).toContain('stacked-bars/src/App.tsx');
  expect(new TextDecoder().decode(files['stacked-bars/src/charts.css'])).toContain('.echChart');
});

test('a code block of a guide has an editor, with the chart above the code', async ({ page }) => {
  await startEditing(page, 'docs/intro');
  await expect(chart(page).locator('[data-ech-render-complete=true]').first()).toBeAttached();
});

test('an example is edited on a phone', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ ...devices['Pixel 7'], baseURL });
  await open(page, 'examples/bar/stacked');
  await edit(page).tap();
  await expect(status(page)).toContainText('Drawn in');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.close();
});

test('the color mode applies to the edited chart', async ({ page }) => {
  await startEditing(page);
  const title = chart(page).getByText('Visits by channel');
  await expect(title).toHaveCSS('color', 'rgb(29, 42, 62)');
  await page.locator('.navbar button[class*=toggleButton]').click();
  await expect(title).toHaveCSS('color', 'rgb(217, 224, 235)');
});

test('types are checked on request', async ({ page }) => {
  await startEditing(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await tool(page, 'Check types').click();
  await expect(status(page)).toContainText('Types are correct');
  expect(requests.filter((url) => url.includes('/type-check/'))).toHaveLength(2);
  await replace(page, 'legendPosition={Position.Bottom}', 'legendPosition={1}');
  await expect(status(page)).toContainText('1 type error');
  const problem = page
    .getByRole('list', { name: 'Problems' })
    .getByRole('listitem')
    .filter({ hasText: 'TypeScript 2322' });
  await expect(problem).toContainText('Type');
  await problem.getByRole('button', { name: /^Line/ }).click();
  await expect(field(page)).toBeFocused();
  await tool(page, 'Check types').click();
  await expect(problem).toHaveCount(0);
});

test('the rules are loaded with the first change, and a drawing is announced', async ({ page }) => {
  const scripts: string[] = [];
  page.on('worker', (worker) => scripts.push(worker.url()));
  const rules = () => scripts.filter((url) => url.includes('check-worker'));
  await startEditing(page);
  const announced = status(page).getByRole('status').first();
  await expect(announced).toHaveText(/^Drawn in \d+ ms$/);
  expect(rules()).toEqual([]);
  await replace(page, 'Visits by channel', 'Visitors by channel');
  await expect(announced).toHaveText('');
  await expect(announced).toHaveText(/^Drawn in \d+ ms$/);
  expect(rules()).toHaveLength(1);
});
