import { execFile } from 'node:child_process';
import fs from 'node:fs';

/** Playwright's JSON report, reduced to the names of the files. */
interface Report {
  suites: { file: string }[];
}

/**
 * Lists the test files that Playwright would run with the given arguments, including filters by title, tag and
 * project. Does not build or start anything.
 *
 * @returns all test files if the selection is unknown, as with `--ui`.
 */
export async function requestedTestFiles(args: string[]): Promise<string[]> {
  if (args.some((arg) => arg.startsWith('--ui'))) return browserTestFiles();
  const report = await listTests(args);
  try {
    const { suites }: Report = JSON.parse(report);
    return suites.map(({ file }) => file);
  } catch {
    return browserTestFiles();
  }
}

/** Returns Playwright's report. Ignores its exit status, because the test run reports the same errors. */
const listTests = (args: string[]) =>
  new Promise<string>((resolve) => {
    const options = {
      maxBuffer: Infinity,
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: '' },
    };
    execFile('playwright', ['test', ...args, '--list', '--reporter=json'], options, (_, stdout) =>
      resolve(stdout),
    );
  });

/** Lists all test files of Playwright. */
export const browserTestFiles = (): string[] =>
  fs
    .readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'));
