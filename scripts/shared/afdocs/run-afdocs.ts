import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { installPackages } from '../install-packages';
import { parseReport, type Report } from './report';

const folder = 'scripts/shared/afdocs';

/** Installs afdocs if it is missing or its lock file has changed. */
export const installAfdocs = (): Promise<void> => installPackages('afdocs', folder);

interface CheckedSite {
  /** Address at which the site is served. */
  url: string;
  /** Address for which it was built, to which its links lead. */
  builtFor: string;
  /** Number of pages to check. */
  pages: number;
}

/** Runs all checks of afdocs on a site. It checks the same pages each time. */
export async function runAfdocs({ url, builtFor, pages }: CheckedSite): Promise<Report> {
  const settings = {
    'canonical-origin': builtFor,
    sampling: 'deterministic',
    'max-links': pages,
    'max-concurrency': 10,
    'request-delay': 0,
    format: 'json',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, `${value}`]);
  const program = `${folder}/node_modules/.bin/afdocs`;
  const afdocs = spawn(program, ['check', url, '--score', '--quiet', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Its status is that of the checks, which the report has, too.
  return parseReport(await text(afdocs.stdout));
}
