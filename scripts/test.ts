import { command } from './shared/command';
import { run } from './shared/run';
import { step } from './shared/step';

/** All that CI asks: checks, unit tests, build, browser tests. */
command(async () => {
  await step('Check', () => run('tsx', ['scripts/check.ts']));
  await step('Unit tests', () => run('vitest', ['run']));
  await step('Browser tests', () => run('tsx', ['scripts/e2e.ts']));
});
