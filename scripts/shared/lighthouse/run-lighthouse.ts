import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { installPackages } from '../install-packages';
import type { Report } from './figures';

const folder = 'scripts/shared/lighthouse';

/** Installs Lighthouse if it is missing or its lock file has changed. */
export const installLighthouse = (): Promise<void> => installPackages('Lighthouse', folder);

/**
 * Runs Lighthouse with its default mobile settings, in a new browser with an empty cache.
 *
 * @param slowdown - factor by which the CPU is slowed down
 */
export async function runLighthouse(
  url: string,
  browser: string,
  slowdown: number,
): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    `${folder}/node_modules/.bin/lighthouse`,
    [
      url,
      '--quiet',
      '--output=json',
      '--chrome-flags=--headless=new --no-sandbox',
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: Infinity },
  );
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError)
    throw new Error(`Lighthouse failed at ${url}: ${report.runtimeError.message}`);
  return report;
}
