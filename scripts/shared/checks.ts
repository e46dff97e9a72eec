import { runBuffered } from './run';
import type { Job } from './schedule';

/** Name of the job that generates files. */
export const generation = 'Generate the files';

/** Checks without tests, the longest ones first. Those that read generated files wait for them. */
export const checks: Job[] = [
  check('Lint', 'eslint', [
    '.',
    '--cache',
    '--cache-location',
    '.generated/eslint',
    '--max-warnings',
    '0',
  ]),
  check('Types', 'tsc', ['--noEmit']),
  // Its globals are not those of a page.
  check('Types of the service worker', 'tsc', ['--noEmit', '--project', 'plugins/offline/worker']),
  check('Format', 'prettier', ['--check', '--log-level', 'warn', '.'], []),
  check('Spelling', 'cspell', ['--no-progress', '--no-summary', '.'], []),
  check('Standalone examples', 'tsx', ['scripts/check-standalone.ts']),
  check('Unused code', 'knip', []),
  check('Types of code blocks', 'tsx', ['scripts/check-snippets.ts']),
  check('Tested claims', 'tsx', ['scripts/claims.ts']),
  check('Markdown', 'markdownlint-cli2', [], []),
  check('Props covered by examples', 'tsx', ['scripts/cover-examples.ts']),
  check('Design tokens', 'stylelint', ['{src,plugins,storybook}/**/*.css'], []),
];

function check(name: string, program: string, args: string[], needs = [generation]): Job {
  return { name, needs, run: () => runBuffered(program, args) };
}
