import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { excesses, lowered, type Ceilings } from '../tests/weight/ceilings';
import { weigh } from '../tests/weight/page-weight';
import { buildIfChanged } from './shared/build';
import { command } from './shared/command';
import { measureSite } from './shared/measure-site';
import { readJson } from './shared/read-json';
import { step } from './shared/step';

const ceilingsFile = 'tests/weight/ceilings.json';

/** Prints the bytes of the first view of every kind of page; `--update` lowers the ceilings to them. */
command(async () => {
  const { values } = parseArgs({ options: { update: { type: 'boolean' } } });
  await buildIfChanged();
  const pages = [...(await step('Load every kind of page', () => measureSite()))];
  const weights = Object.fromEntries(pages.map(([page, files]) => [page, weigh(files)]));
  console.log('Bytes of the first view, as they are sent (brotli 11):');
  console.table(weights);
  if (values.update) {
    const next = lowered(weights, readJson<Ceilings>(ceilingsFile));
    fs.writeFileSync(ceilingsFile, `${JSON.stringify(next, null, 2)}\n`);
  }
  const ceilings = readJson<Ceilings>(ceilingsFile);
  const problems = pages.flatMap(([page, files]) => excesses(page, files, ceilings));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log('No page is above its ceilings.');
});
