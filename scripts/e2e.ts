import { ensureTestPrograms } from './shared/browsers';
import { buildIfChanged } from './shared/build';
import { buildNextProject } from './shared/build-next-project';
import { buildTestPages } from './shared/build-test-pages';
import { buildFaultySites } from './shared/build-faulty-sites';
import { buildSites } from './shared/build-sites';
import { command } from './shared/command';
import { buildDevelopmentClient } from './shared/development-client/build-development-client';
import { requestedTestFiles } from './shared/requested-test-files';
import { reportRequirements } from './shared/requirements-report';
import { run } from './shared/run';
import { expectPassed, runJobs, type Job } from './shared/schedule';
import { step } from './shared/step';
import { readResults, removeResults, vitestReport } from './shared/test-results';

/**
 * Runs the tests of the production build: those of its files in Vitest, then those in browsers. Arguments are names of
 * test files; with options, which are those of Playwright, only the tests in browsers run.
 */
command(async () => {
  const args = process.argv.slice(2);
  // A build does not need these programs; installing them takes a minute on a new machine.
  const [browsers] = await Promise.all([
    step('Find the programs that tests use', ensureTestPrograms),
    buildIfChanged(),
  ]);
  removeResults();
  const hasOptions = args.some((arg) => arg.startsWith('-'));
  const jobs = [testsOfFiles(args), testsInBrowsers(args, browsers)];
  const ended = await runJobs(hasOptions ? jobs.slice(1) : jobs, 1);
  reportRequirements(readResults());
  expectPassed(ended);
});

const testsOfFiles = (args: string[]): Job => ({
  name: 'Tests of the files of the site',
  run: async () => {
    const builds = 'tests/spec/builds.test.ts';
    if (args.length === 0 || args.some((arg) => builds.includes(arg))) await buildFaultySites();
    const options = ['--project', 'site', '--passWithNoTests', ...vitestReport('site')];
    await run('vitest', ['run', ...options, ...args]);
  },
});

const testsInBrowsers = (args: string[], browsers: NodeJS.ProcessEnv): Job => ({
  name: 'Tests in browsers',
  run: async () => {
    const files = await step('List the requested tests', () => requestedTestFiles(args));
    // Without any test, Playwright fails, unless the arguments name tests of files.
    if (files.length === 0 && readResults().length > 0) return;
    await buildSites(files);
    await buildDevelopmentClient(files);
    await buildTestPages(files);
    await buildNextProject(files);
    await run('playwright', ['test', ...args], browsers);
  },
});
