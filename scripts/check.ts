import { command } from './shared/command';
import { generate } from './shared/generate';
import { run } from './shared/run';
import { step } from './shared/step';

const checks: [name: string, program: string, args: string[]][] = [
  ['Types', 'tsc', ['--noEmit']],
  ['Types of code blocks', 'tsx', ['scripts/check-snippets.ts']],
  ['Standalone examples', 'tsx', ['scripts/check-standalone.ts']],
  ['Tested claims', 'tsx', ['scripts/claims.ts']],
  ['Props covered by examples', 'tsx', ['scripts/cover-examples.ts']],
  [
    'Lint',
    'eslint',
    ['.', '--cache', '--cache-location', '.generated/eslint', '--max-warnings', '0'],
  ],
  ['Format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['Design tokens', 'tsx', ['scripts/check-styles.ts']],
  ['Unused code', 'knip', []],
  ['Spelling', 'cspell', ['--no-progress', '--no-summary', '.']],
  ['Markdown', 'markdownlint-cli2', []],
];

/** Runs every check, even if one fails, so that a single run reports all problems. */
command(async () => {
  await generate();
  const failed: string[] = [];
  for (const [name, program, args] of checks) {
    await step(name, () => run(program, args)).catch(() => failed.push(name));
  }
  if (failed.length > 0) throw new Error(`These checks failed: ${failed.join(', ')}.`);
});
