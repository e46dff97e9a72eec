import { execFileSync } from 'node:child_process';

/**
 * Returns the build timestamp in milliseconds: `SOURCE_DATE_EPOCH` (seconds), else the time of the commit if all files
 * are committed, so that the same sources give the same names of files; else the current time.
 */
export function buildTime(): number {
  const { SOURCE_DATE_EPOCH } = process.env;
  if (SOURCE_DATE_EPOCH) return Number(SOURCE_DATE_EPOCH) * 1000;
  return commitTime() ?? Date.now();
}

function commitTime(): number | undefined {
  try {
    if (git('status', '--porcelain')) return undefined;
    return Number(git('log', '-1', '--format=%ct')) * 1000;
  } catch {
    return undefined; // no git, or an unpacked archive
  }
}

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
