import { execFile } from 'node:child_process';
import fs from 'node:fs';

/** The part of Playwright's JSON report that names the files. */
interface Report {
  suites: { file: string }[];
}

/**
 * Names of the files whose tests Playwright would run with these arguments, as it lists them itself:
 * filters, titles, tags and projects are heeded. Nothing is built or started for that.
 *
 * @returns all test files where it cannot tell, as with `--ui`, where the reader chooses later.
 */
export async function requestedTestFiles(args: string[]): Promise<string[]> {
  if (args.some((arg) => arg.startsWith('--ui'))) return allTestFiles();
  const report = await listTests(args);
  try {
    return (JSON.parse(report) as Report).suites.map(({ file }) => file);
  } catch {
    return allTestFiles();
  }
}

/** Playwright's report; its status does not count, as the run itself repeats every complaint. */
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

const allTestFiles = () =>
  fs
    .readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'));
