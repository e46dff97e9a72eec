import { command } from './shared/command';
import { generate } from './shared/generate';
import { run } from './shared/run';
import { step } from './shared/step';

const checks: [name: string, program: string, args: string[]][] = [
  ['Types', 'tsc', ['--noEmit']],
  ['Types of the code on pages', 'tsx', ['scripts/check-snippets.ts']],
  ['Code of the examples, pasted', 'tsx', ['scripts/check-pasted.ts']],
  ['Props without an example', 'tsx', ['scripts/cover-examples.ts']],
  [
    'Lint',
    'eslint',
    ['.', '--cache', '--cache-location', '.generated/eslint', '--max-warnings', '0'],
  ],
  ['Format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['Unused code', 'knip', []],
  ['Spelling', 'cspell', ['--no-progress', '--no-summary', '.']],
  ['Markdown', 'markdownlint-cli2', []],
];

/** Runs every check even when one fails, so that one run shows all there is to mend. */
command(async () => {
  await generate();
  const failed: string[] = [];
  for (const [name, program, args] of checks) {
    await step(name, () => run(program, args)).catch(() => failed.push(name));
  }
  if (failed.length > 0) throw new Error(`These checks failed: ${failed.join(', ')}.`);
});
