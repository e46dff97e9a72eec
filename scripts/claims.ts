import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { compareClaims } from './shared/claims/compare-claims';
import { longSentences } from './shared/claims/long-sentences';
import { pagesWithClaims } from './shared/claims/pages-with-claims';
import { propsWithoutTest, sentencesOnProp } from './shared/claims/sentences-on-prop';
import { testedClaims } from './shared/claims/tested-claims';
import { command } from './shared/command';
import { readJson } from '../shared/read-json';

const folder = 'tests/claims';
const limitsFile = `${folder}/untested.json`;

/**
 * Counts the claims on pages, in notes and in captions that have no test. Fails if there are more than
 * `tests/claims/untested.json` allows, if several pages make claims on a prop of which none is tested, or if a sentence
 * is too long to read. `--list` prints claims without a test, `--prop xDomain` all sentences on a prop with their tests;
 * `--update` lowers the limits to the current counts.
 */
command(() => {
  const { values } = parseArgs({
    options: { list: { type: 'boolean' }, prop: { type: 'string' }, update: { type: 'boolean' } },
  });
  const pages = pagesWithClaims(process.cwd());
  const tested = testFiles().flatMap((file) => testedClaims(file, fs.readFileSync(file, 'utf8')));
  if (values.prop) {
    for (const { page, sentence, file } of sentencesOnProp(values.prop, pages, tested))
      console.log(`${page}: ${sentence}\n    ${file ?? 'no test'}`);
    return;
  }
  const { untested, problems } = compareClaims(pages, tested);
  problems.push(...longSentences(pages), ...propsWithoutTest(pages, tested));
  if (values.list) for (const { page, sentence } of untested) console.log(`${page}: ${sentence}`);

  const limits = Object.entries(readJson<Record<string, number>>(limitsFile));
  const counts = limits.map(([kind, limit]) => {
    return { kind, limit, count: untested.filter((claim) => claim.kind === kind).length };
  });
  if (values.update) {
    const lower = counts.map(({ kind, limit, count }) => [kind, Math.min(limit, count)]);
    fs.writeFileSync(limitsFile, `${JSON.stringify(Object.fromEntries(lower), null, 2)}\n`);
  }
  for (const { kind, limit, count } of counts)
    if (count > limit)
      problems.push(
        `${count} claims in ${kind} have no test, ${limit} are allowed: test the claims that you added (npm run claims -- --list).`,
      );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const summary = counts.map(({ kind, count }) => `${count} in ${kind}`).join(', ');
  console.log(`${tested.length} sentences have a test. Claims without one: ${summary}.`);
});

const testFiles = () =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);
