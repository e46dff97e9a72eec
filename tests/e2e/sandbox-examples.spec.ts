import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { draw, openHarness } from './sandbox-harness';

const sourceOf = (id: string) => fs.readFileSync(`examples/${id}.tsx`, 'utf8');

test('the drawing of the last good text stays while the text is broken', async ({
  page,
  baseURL,
}) => {
  await openHarness(page, baseURL ?? '');
  const source = sourceOf('bar/stacked');
  const frame = page.locator('iframe').contentFrame();
  await draw(page, source);
  const broken: [text: string, problem: object][] = [
    [source.replace('<Axis', '<Axi'), { kind: 'render', message: 'Axi is not defined', line: 46 }],
    [source.replace('Axis,', 'Axes,'), { kind: 'render', line: 46 }],
    [source.replace('<Chart ', '<Chart'), { kind: 'syntax', line: 40, column: 19 }],
    [source.replace('const visits', 'nothing.at.all; const visits'), { kind: 'run', line: 10 }],
    [source.replace("'@elastic/charts'", "'lodash'"), { kind: 'run', line: 8 }],
    [source.replace('data={visits}', 'data={undefined}'), {}],
  ];
  for (const [text, problem] of broken) {
    const [report] = await draw(page, text);
    expect(report).toMatchObject({ type: 'problem', ...problem });
    await expect(frame.locator('.echChart canvas').first()).toBeVisible();
  }
  // A chart that can never draw does not replace it later, either.
  await page.waitForTimeout(1_500);
  expect(await page.evaluate(() => window.reports.at(-1)?.type)).toBe('problem');
  await expect(frame.locator('.echChart canvas').first()).toBeVisible();
});

test('the mode of the page is that of the charts, and the frame is transparent', async ({
  page,
  baseURL,
}) => {
  await openHarness(page, baseURL ?? '');
  const frame = page.locator('iframe').contentFrame();
  await draw(page, sourceOf('bar/stacked'));
  await page.evaluate(() => {
    document.documentElement.style.background = 'rgb(1, 2, 3)';
    document.documentElement.style.colorScheme = 'dark';
    window.sandbox.setMode('dark');
  });
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(frame.locator('html')).toHaveCSS('color-scheme', 'dark');
});
