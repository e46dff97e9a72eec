import { execFileSync } from 'node:child_process';

/** Returns the times of all commits of a file, newest first: none without git or with a part of its history. */
export function commitTimes(file: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') return [];
    const seconds = git('log', '--full-history', '--no-merges', '--format=%ct', '--', file);
    const times = seconds.split('\n').filter((line) => line !== '');
    return times.map((time) => new Date(Number(time) * 1000).toISOString());
  } catch {
    return [];
  }
}
