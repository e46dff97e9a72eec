import { command } from './shared/command';
import { run } from './shared/run';
import { step } from './shared/step';

/** Runs everything that CI runs: checks, unit tests, build and browser tests. */
command(async () => {
  await step('Check', () => run('tsx', ['scripts/check.ts']));
  await step('Unit tests', () => run('vitest', ['run']));
  await step('Browser tests', () => run('tsx', ['scripts/e2e.ts']));
});
