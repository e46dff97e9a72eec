import { command } from './shared/command';
import { run } from './shared/run';
import { step } from './shared/step';

/** Runs all checks, the unit tests, and the browser tests on the built site. */
command(async () => {
  await step('Check', () => run('tsx', ['scripts/check.ts']));
  await step('Unit tests', () => run('vitest', ['run']));
  await step('Browser tests', () => run('tsx', ['scripts/e2e.ts']));
});
