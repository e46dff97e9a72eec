import { ensureTestPrograms } from './shared/browsers';
import { checks, generation } from './shared/checks';
import { command } from './shared/command';
import { durationsOf, reportDurations } from './shared/durations';
import { reportRequirements } from './shared/requirements-report';
import { run, runBuffered } from './shared/run';
import { expectPassed, runJobs, type Job } from './shared/schedule';
import { readResults, removeResults, vitestReport } from './shared/test-results';

const programs = 'Find the programs that tests use';
const site = 'Build the site';

/**
 * A second worker would import everything again, while another job uses the other core. The option `--maxWorkers` does not
 * change the number that projects in `vitest.config.ts` have.
 */
const oneWorker = { VITEST_MAX_WORKERS: '1' };
/** Each part runs in a process of its own: two that shared all tests of claims would grow to 5 GB each. */
const partsOfClaims = 4;

/** What runs side by side before the browser tests, which need both processor cores. The longest ones come first. */
const jobs: Job[] = [
  build(programs, 'programs', []),
  { name: generation, run: () => runBuffered('tsx', ['scripts/generate.ts']) },
  build(site, 'site'),
  ...Array.from({ length: partsOfClaims }, (_, index) => testsOfClaims(index + 1)),
  vitest('Unit tests', ['unit', 'isolated']),
  build('Compile the development build', 'development-client', [site]),
  vitest('Tests of the files of the site', ['site'], [programs, site, 'Build the faulty sites']),
  {
    name: 'Check the docs for coding assistants',
    needs: [site],
    run: () => runBuffered('tsx', ['scripts/agents.ts', '--pages', '20']),
  },
  build('Build the faulty sites', 'faulty-sites'),
  build('Build the test sites', 'test-sites', []),
  build('Build the Next.js project', 'next-project', []),
  build('Build the test pages', 'test-pages'),
  ...checks,
];

function build(name: string, part: string, needs = [generation]): Job {
  return { name, needs, run: () => runBuffered('tsx', ['scripts/build-for-tests.ts', part]) };
}

function vitest(name: string, projects: string[], needs = [generation], shard?: string): Job {
  const selected = projects.map((project) => `--project=${project}`);
  const report = vitestReport([...projects, ...(shard ? [shard.replace('/', '-')] : [])].join('-'));
  const args = ['run', ...selected, ...report, ...(shard ? [`--shard=${shard}`] : [])];
  return { name, needs, run: () => runBuffered('vitest', args, oneWorker) };
}

function testsOfClaims(part: number): Job {
  return vitest(
    `Tests of claims, part ${part}`,
    ['claims'],
    [generation],
    `${part}/${partsOfClaims}`,
  );
}

const browserTests: Job = {
  name: 'Browser tests',
  needs: jobs.map(({ name }) => name),
  run: async () => run('playwright', ['test'], await ensureTestPrograms()),
};

/** Runs all checks, the unit tests, and the tests of the built site. */
command(async () => {
  removeResults();
  const ended = await runJobs([...jobs, browserTests], 2);
  const results = readResults();
  reportDurations(durationsOf(ended, results));
  expectPassed(ended);
  reportRequirements(results);
});
