import { command } from './shared/command';
import { generate } from './shared/generate';
import { runBuffered } from './shared/run';
import { step } from './shared/step';

/** The longest ones come first, so that both processor cores are busy to the end. */
const checks: [name: string, program: string, args: string[]][] = [
  [
    'Lint',
    'eslint',
    ['.', '--cache', '--cache-location', '.generated/eslint', '--max-warnings', '0'],
  ],
  ['Types', 'tsc', ['--noEmit']],
  ['Format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['Spelling', 'cspell', ['--no-progress', '--no-summary', '.']],
  ['Standalone examples', 'tsx', ['scripts/check-standalone.ts']],
  ['Unused code', 'knip', []],
  ['Types of code blocks', 'tsx', ['scripts/check-snippets.ts']],
  ['Tested claims', 'tsx', ['scripts/claims.ts']],
  ['Markdown', 'markdownlint-cli2', []],
  ['Props covered by examples', 'tsx', ['scripts/cover-examples.ts']],
  ['Design tokens', 'tsx', ['scripts/check-styles.ts']],
];

/** Runs every check, two at a time, even if one fails, so that a single run reports all problems. */
command(async () => {
  await generate();
  const failed: string[] = [];
  const queue = checks.values();
  const runNext = async () => {
    for (const [name, program, args] of queue)
      await step(name, () => runBuffered(program, args)).catch(() => failed.push(name));
  };
  await Promise.all([runNext(), runNext()]);
  if (failed.length > 0) throw new Error(`These checks failed: ${failed.join(', ')}.`);
});
