import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { durationsOf } from './durations';
import { requirementRows } from './requirements-report';
import { readResults, removeResults } from './test-results';

const before = process.cwd();
let dir: string;

beforeEach(() => {
  dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'results-')));
  process.chdir(dir);
  fs.mkdirSync('.generated/test-results', { recursive: true });
});

afterEach(() => {
  process.chdir(before);
  fs.rmSync(dir, { recursive: true });
});

const write = (name: string, report: unknown) =>
  fs.writeFileSync(`.generated/test-results/${name}.json`, JSON.stringify(report));

/** Reports with a test of each program, of which that of Playwright failed. */
function writeReports() {
  write('site', {
    testResults: [
      {
        name: path.join(dir, 'tests/spec/routes.test.ts'),
        assertionResults: [{ fullName: 'Routes 2.52 are pages', status: 'passed', duration: 500 }],
      },
    ],
  });
  write('browser-tests', {
    suites: [
      {
        title: 'spec/routes.spec.ts',
        file: 'spec/routes.spec.ts',
        specs: [],
        suites: [
          {
            title: '2.53 to 2.54 routes',
            file: 'spec/routes.spec.ts',
            specs: [
              { title: 'are exact', tests: [{ results: [{ status: 'failed', duration: 2000 }] }] },
            ],
          },
        ],
      },
    ],
  });
}

it('reads the reports of Vitest and Playwright', () => {
  writeReports();
  expect(readResults()).toEqual([
    {
      file: 'tests/spec/routes.spec.ts',
      title: '2.53 to 2.54 routes are exact',
      passed: false,
      seconds: 2,
    },
    {
      file: 'tests/spec/routes.test.ts',
      title: 'Routes 2.52 are pages',
      passed: true,
      seconds: 0.5,
    },
  ]);
  removeResults();
  expect(readResults()).toEqual([]);
});

it('lists the longest steps, then the longest files, then the longest tests', () => {
  writeReports();
  const steps = [
    { name: 'Short', state: 'passed', seconds: 1 },
    { name: 'Long', state: 'failed', seconds: 3 },
  ] as const;
  expect(durationsOf([...steps], readResults()).map(({ name }) => name)).toEqual([
    'Long',
    'Short',
    'tests/spec/routes.spec.ts',
    'tests/spec/routes.test.ts',
    'tests/spec/routes.spec.ts: 2.53 to 2.54 routes are exact',
    'tests/spec/routes.test.ts: Routes 2.52 are pages',
  ]);
});

it('finds the tests of a requirement by the numbers in their titles', () => {
  writeReports();
  const states = new Map(
    requirementRows(readResults()).map(({ number, state }) => [number, state]),
  );
  expect(['2.51', '2.52', '2.53', '2.54', '2.55'].map((number) => states.get(number))).toEqual([
    'no test',
    'passed',
    'FAILED',
    'FAILED',
    'no test',
  ]);
  const [result] = readResults();
  expect(() => requirementRows([{ ...result!, title: '9.99 a typo' }])).toThrow(
    /refers to unknown requirements: 9\.99/,
  );
});
