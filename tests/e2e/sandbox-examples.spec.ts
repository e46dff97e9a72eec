import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { draw, openHarness } from './sandbox-harness';

const ids = [
  'bar/stacked',
  'line/time-series',
  'area/missing-values',
  'heatmap/hour-of-day',
  'partition/pie',
  'metric/grid',
  'goal/gauge',
  'wordcloud/topics',
  'linked-charts/dashboard',
  'small-multiples/pies',
];

const sourceOf = (id: string) => fs.readFileSync(`examples/${id}.tsx`, 'utf8');

test('ten examples are drawn, without a message', async ({ page, baseURL }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('pageerror', (error) => logged.push(error.message));
  await openHarness(page, baseURL ?? '');
  for (const id of ids) {
    const reports = await draw(page, sourceOf(id));
    expect(reports.at(-1), id).toMatchObject({ type: 'drawn' });
    const charts = page.locator('iframe').contentFrame().locator('.echChart');
    expect(await charts.count(), id).toBeGreaterThan(0);
    for (const chart of await charts.all())
      await expect(chart.locator('.echChartStatus'), id).not.toHaveAttribute(
        'data-ech-render-count',
        '0',
      );
  }
  expect(logged).toEqual([]);
});

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
