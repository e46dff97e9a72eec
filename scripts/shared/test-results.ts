import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../../shared/read-json';

/** Folder of the reports of Vitest and Playwright in JSON. `playwright.config.ts` names it as well. */
const folder = '.generated/test-results';

/** Result of a test. */
export interface TestResult {
  /** Relative to the repository. */
  file: string;
  /** Titles of the test and of its groups. */
  title: string;
  passed: boolean;
  seconds: number;
}

/** Removes the results of the last run. */
export const removeResults = (): void => fs.rmSync(folder, { recursive: true, force: true });

/** Returns arguments of Vitest that print the results, and write them to a report. */
export const vitestReport = (name: string): string[] => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${folder}/${name}.json`,
];

/** Reads the results of all tests that have run. */
export const readResults = (): TestResult[] =>
  !fs.existsSync(folder)
    ? []
    : fs.readdirSync(folder).flatMap((name) => {
        const report = readJson<Report>(path.join(folder, name));
        return [...resultsOfVitest(report), ...(report.suites ?? []).flatMap(resultsOfPlaywright)];
      });

/** Parts of the JSON reports of Vitest and Playwright. */
interface Report {
  testResults?: { name: string; assertionResults: Assertion[] }[];
  suites?: Suite[];
}

interface Assertion {
  fullName: string;
  status: string;
  duration?: number | null;
}

interface Suite {
  title: string;
  file: string;
  specs: { title: string; tests: { results: { status: string; duration: number }[] }[] }[];
  suites?: Suite[];
}

const resultsOfVitest = ({ testResults = [] }: Report): TestResult[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      file: path.relative('.', name),
      title: fullName,
      passed: status === 'passed',
      seconds: (duration ?? 0) / 1000,
    })),
  );

function resultsOfPlaywright({ title, file, specs, suites = [] }: Suite): TestResult[] {
  const own = specs.flatMap((spec) =>
    spec.tests.flatMap(({ results }) =>
      results.slice(-1).map(({ status, duration }) => ({
        file: path.join('tests', file),
        title: spec.title,
        passed: status === 'passed',
        seconds: duration / 1000,
      })),
    ),
  );
  const inner = suites.flatMap(resultsOfPlaywright);
  const prefix = file.endsWith(title) ? '' : `${title} `;
  return [...own, ...inner].map((result) => ({ ...result, title: prefix + result.title }));
}
