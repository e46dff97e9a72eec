import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { exceededBudgets, tightenBudgets, type Budgets } from '../tests/weight/budgets';
import { weigh } from '../tests/weight/page-weight';
import { buildIfChanged } from './shared/build';
import { command } from './shared/command';
import { measureSite } from './shared/measure-site';
import { readJson } from '../shared/read-json';
import { step } from './shared/step';

const budgetsFile = 'tests/weight/budgets.json';

/** Prints the transfer size of the first view of every kind of page; `--update` tightens the budgets. */
command(async () => {
  const { values } = parseArgs({ options: { update: { type: 'boolean' } } });
  await buildIfChanged();
  const pages = [...(await step('Load every kind of page', () => measureSite()))];
  const weights = Object.fromEntries(pages.map(([page, files]) => [page, weigh(files)]));
  console.log('Transferred bytes of the first view (brotli):');
  console.table(weights);
  if (values.update) {
    const next = tightenBudgets(weights, readJson<Budgets>(budgetsFile));
    fs.writeFileSync(budgetsFile, `${JSON.stringify(next, null, 2)}\n`);
  }
  const budgets = readJson<Budgets>(budgetsFile);
  const problems = pages.flatMap(([page, files]) => exceededBudgets(page, files, budgets));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log('All pages are within their budgets.');
});
