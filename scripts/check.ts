import { checks, generation } from './shared/checks';
import { command } from './shared/command';
import { runBuffered } from './shared/run';
import { expectPassed, runJobs } from './shared/schedule';

/** Runs every check, two at a time. */
command(async () => {
  const generate = { name: generation, run: () => runBuffered('tsx', ['scripts/generate.ts']) };
  expectPassed(await runJobs([generate, ...checks], 2));
});
