// cspell:ignore positon
import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../a11y/axe-violations';
import { open, toggleColorMode } from '../spec/page';

const field = (page: Page) => page.getByLabel('Code of your chart');
const status = (page: Page) => page.locator('main').getByRole('status');
const findings = (page: Page) => page.locator('.code-check-findings > li');

const wrong = `import { Chart, Settings, LineSeries } from '@elastic/charts';

export const Visits = ({ rows }: { rows: { x: number; y: number }[] }) => (
  <Chart size={{ height: 240 }}>
    <Settings showLegend legendPositon="bottom" />
    <LineSeries id="a" data={rows} xScaleType="linear" xAccessor="x" yAccessors="y" />
    <Settings rotation={90} />
  </Chart>
);
`;

test.describe('The code check', () => {
  test('names mistakes, fixes them, and keeps the text', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      expect(request.method()).toBe('GET');
      requests.push(request.url());
    });
    await open(page, 'docs/check');
    await expect(status(page)).toHaveText('Paste a component, or a part of one.');
    expect(requests.filter((url) => url.includes('check-worker'))).toEqual([]);

    await test.step('findings have a line, a severity and a link', async () => {
      await field(page).fill(wrong);
      await expect(status(page)).toHaveText('2 errors, 1 warning');
      await expect(findings(page)).toHaveText([
        /^Error\s*Line 5.*legendPositon.*Did you mean legendPosition\?.*Settings/s,
        /^Error\s*Line 6.*yAccessors.*LineSeries: yAccessors/s,
        /^Warning\s*Line 7.*second Settings/s,
      ]);
      await expect(findings(page).getByRole('link').nth(1)).toHaveAttribute(
        'href',
        /\/api\/specs\/xy\/LineSeries#yAccessors$/,
      );
    });

    await test.step('no accessibility violations in both color modes', async () => {
      expect(await axeViolations(page)).toEqual([]);
      await toggleColorMode(page);
      expect(await axeViolations(page)).toEqual([]);
    });

    await test.step('the number of a line selects its place, with the keyboard', async () => {
      await findings(page).nth(1).getByRole('button', { name: 'Line 6' }).focus();
      await page.keyboard.press('Enter');
      await expect(field(page)).toBeFocused();
      const selected = await field(page).evaluate((area: HTMLTextAreaElement) =>
        area.value.slice(area.selectionStart, area.selectionEnd),
      );
      expect(selected).toBe('yAccessors');
    });

    await test.step('a fix is applied, undone, and applied with all others', async () => {
      await page.getByRole('button', { name: 'Apply: Rename legendPositon' }).focus();
      await page.keyboard.press('Enter');
      await expect(field(page)).toHaveValue(/ legendPosition="bottom"/);
      await expect(status(page)).toHaveText('1 error, 1 warning');
      await expect(page.getByRole('group', { name: 'Findings' })).toBeFocused();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(field(page)).toHaveValue(wrong);
      await page.getByRole('button', { name: 'Apply all 2 fixes' }).click();
      await expect(status(page)).toHaveText('1 warning');
      await expect(field(page)).toHaveValue(/yAccessors=\{\['y'\]\}/);
    });

    await test.step('the text is there after navigation and after reloading', async () => {
      await findings(page).getByRole('link').click();
      await page.waitForURL('**/api/specs/global/Settings');
      await page.goBack();
      await expect(status(page)).toHaveText('1 warning');
      await page.reload();
      await expect(field(page)).toHaveValue(/yAccessors=\{\['y'\]\}/);
      await expect(status(page)).toHaveText('1 warning');
    });

    await test.step('the number of problems follows the text', async () => {
      await field(page).fill('<Chart size={{ height: 240 }} />');
      await expect(status(page)).toHaveText('No problems found');
      await field(page).fill('SELECT 1');
      await expect(status(page)).toHaveText('No chart of Elastic Charts found in this text.');
      await field(page).fill('x'.repeat(200_001));
      await expect(status(page)).toContainText('more than 200,000 characters');
    });
    const origin = new URL(page.url()).origin;
    expect(requests.filter((url) => !url.startsWith(origin))).toEqual([]);
    expect(requests.filter((url) => url.includes('charts-library'))).toEqual([]);
  });

  test('says that it failed to load, keeps the text and tries again', async ({ page }) => {
    await page.route('**/*check-worker*', (route) => route.abort());
    await open(page, 'docs/check');
    await field(page).fill(wrong);
    await expect(page.getByRole('alert')).toContainText('The check failed to load.');
    await expect(field(page)).toHaveValue(wrong);
    await page.unroute('**/*check-worker*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(status(page)).toHaveText('2 errors, 1 warning');
  });
});
