import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import type { ApiModel } from '../../contracts/api-model';
import { libraryVersion } from '../library-version';

const { version, exportedNames, props, settingsPropsWithBrush } = libraryVersion;

test.describe('Section 2, the generated type reference', () => {
  test('component pages list resolved props with anchors, required ones first', async ({
    page,
  }) => {
    await page.goto('all-types/functions/BarSeries');
    const rows = page.locator('[data-prop]');
    await expect(rows).toHaveCount(props.BarSeries);
    await expect(rows.first()).toHaveAttribute('data-required', 'true');
    const stackMode = page.locator('#stackMode');
    await expect(stackMode).toHaveAttribute('data-required', 'false');
    await expect(stackMode.locator('[data-prop-type] a')).toHaveText('StackMode');
  });

  test('descriptions of defaults have no space between code and punctuation', async ({
    request,
  }) => {
    const $ = load(await (await request.get('all-types/functions/Axis')).text());
    expect($('#style [data-prop-default]').text()).toBe('from the theme, axes.');
  });

  test('hand-written pages show the same props', async ({ page }) => {
    await page.goto('api/specs/xy/BarSeries');
    await expect(page.locator('[data-prop]')).toHaveCount(props.BarSeries);
  });

  test('constant pages show values and link to the type of the same name', async ({ page }) => {
    await page.goto('all-types/variables/ScaleType');
    await expect(page.locator('dl').getByText('ScaleType.Ordinal')).toBeVisible();
    await page.getByRole('link', { name: 'type of the same name' }).click();
    await page.waitForURL('**/all-types/type-aliases/ScaleType');
  });

  test('all props are in the static HTML', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await page.goto('all-types/functions/Settings');
    await expect(page.locator('[data-prop]')).toHaveCount(props.Settings);
    await page.close();
  });

  test('every prop of every component has a description, and every optional one a default', async ({
    request,
  }) => {
    const model = (await (await request.get('api-model.json')).json()) as ApiModel;
    const components = model.symbols.filter(({ isComponent }) => isComponent);
    expect(components.length).toBeGreaterThan(30);
    const problems: string[] = [];
    for (const { name, route, members } of components) {
      const $ = load(await (await request.get(route.slice(1))).text());
      for (const { name: prop, required } of members) {
        const row = $(`[data-prop="${prop}"]`).first();
        const hasText = (part: string) =>
          row.find(`[data-prop-${part}]`).first().text().trim() !== '';
        if (row.attr('id') !== prop) problems.push(`${name}.${prop} has no row at its anchor`);
        if (row.attr('data-required') !== String(required))
          problems.push(`${name}.${prop} has the wrong data-required`);
        if (!hasText('type')) problems.push(`${name}.${prop} has no type`);
        if (!hasText('description')) problems.push(`${name}.${prop} has no description`);
        if (!required && !hasText('default')) problems.push(`${name}.${prop} has no default`);
      }
    }
    expect(problems).toEqual([]);
  });

  test('every exported name has a page with a summary', async ({ request }) => {
    test.setTimeout(120_000);
    const model = (await (await request.get('api-model.json')).json()) as ApiModel;
    expect(new Set(model.symbols.map(({ name }) => name)).size).toBe(exportedNames);
    const missing: string[] = [];
    for (const { route } of model.symbols) {
      const $ = load(await (await request.get(route.slice(1))).text());
      if (!/\w.*[.:]/.test($('[data-symbol-summary]').text())) missing.push(route);
    }
    expect(missing).toEqual([]);
  });

  test('the filter shows matching props and their number', async ({ page }) => {
    await page.goto('all-types/functions/Settings');
    const filter = page.getByRole('searchbox', { name: 'Filter by name or type' });
    await filter.fill('brush');
    await expect(page.locator('[data-prop]:visible')).toHaveCount(settingsPropsWithBrush);
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: `${settingsPropsWithBrush} of ${props.Settings}` }),
    ).toBeVisible();
    await filter.fill('');
    await expect(page.locator('[data-prop]:visible')).toHaveCount(props.Settings);
  });

  test('observed defaults are formatted as code', async ({ page }) => {
    await page.goto('all-types/functions/LineSeries');
    await expect(page.locator('#xScaleType [data-prop-default]')).toContainText(
      'ScaleType.Ordinal',
    );
    await page.goto('all-types/functions/Settings');
    await expect(page.locator('#baseTheme [data-prop-default]')).toContainText('LIGHT_THEME');
  });

  test('function pages show calls with their results', async ({ page }) => {
    await page.goto('all-types/functions/timeFormatter');
    const calls = page.locator('[aria-label="Calls and their results"]');
    await expect(calls.locator('dd').first()).toContainText('2023-11-14 22:13');
  });

  test('the changes page links existing names', async ({ page }) => {
    await page.goto('docs/changes');
    await expect(page.getByRole('heading', { level: 2, name: '70.0.1' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(version);
    await page.getByRole('link', { name: 'SecondaryMetricProps.labelTooltip' }).click();
    await expect(page.locator('#labelTooltip')).toBeVisible();
  });
});
