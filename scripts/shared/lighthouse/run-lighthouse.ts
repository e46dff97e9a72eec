import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { promisify } from 'node:util';
import { run } from '../run';
import { buildAndStamp, isCurrent } from '../stamped-build';
import { step } from '../step';
import type { Report } from './figures';

const folder = 'scripts/shared/lighthouse';

/** Lighthouse with its two hundred dependencies, in a package of its own, because no other command needs it. */
const installation = {
  outputs: [`${folder}/node_modules/.bin/lighthouse`],
  stamp: `${folder}/node_modules/.stamp`,
  inputs: () => fs.readFileSync(`${folder}/package-lock.json`, 'utf8'),
};

/** Installs Lighthouse if it is missing or its lock file has changed. */
export async function installLighthouse(): Promise<void> {
  if (isCurrent(installation)) return;
  await step('Install Lighthouse', () =>
    buildAndStamp(installation, () => run('npm', ['ci', '--prefix', folder])),
  );
}

/** Runs Lighthouse with its default mobile settings, in a new browser with an empty cache. */
export async function runLighthouse(url: string, browser: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    `${folder}/node_modules/.bin/lighthouse`,
    [url, '--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox'],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: Infinity },
  );
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError)
    throw new Error(`Lighthouse failed at ${url}: ${report.runtimeError.message}`);
  return report;
}
