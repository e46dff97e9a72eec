import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { draw, openHarness } from './sandbox-harness';

const ids = [
  'bar/stacked',
  'line/basic',
  'area/basic',
  'heatmap/basic',
  'pie/basic',
  'metric/basic',
  'goal/basic',
  'word-cloud/basic',
  'linked-charts/dashboard',
  'time/basic',
];

test('ten examples are drawn, without a message', async ({ page, baseURL }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('pageerror', (error) => logged.push(error.message));
  await openHarness(page, baseURL ?? '');
  for (const id of ids) {
    const reports = await draw(page, fs.readFileSync(`examples/${id}.tsx`, 'utf8'));
    console.log(id, reports);
    expect(reports, id).toMatchObject([{ type: 'drawn' }]);
  }
  expect(logged).toEqual([]);
});
