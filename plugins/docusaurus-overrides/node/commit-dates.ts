import { execFileSync } from 'node:child_process';

/**
 * Returns the date of the last commit of every file below some folders, from a single pass over the history. Merges do
 * not count. The map is empty if git or its history is missing, and in a shallow clone, where the oldest commit
 * seems to have created all files.
 *
 * @param dir - the root of the site.
 * @param paths - folders and files, relative to `dir`.
 * @returns dates in ISO format, by path relative to `dir`.
 */
export function commitDates(dir: string, ...paths: string[]): Map<string, string> {
  const dates = new Map<string, string>();
  let date = '';
  for (const line of history(dir, ['--name-only', '--relative', '--', ...paths]).split('\n')) {
    if (line.startsWith('\0')) date = toIso(line);
    else if (line && !dates.has(line)) dates.set(line, date); // the newest commit comes first
  }
  return dates;
}

/**
 * Returns the date of the last commit that added or removed a line of a file which matches a regular expression of git,
 * or undefined where `commitDates` returns nothing.
 */
export function dateOfChange(dir: string, file: string, pattern: string): string | undefined {
  const [commit = ''] = history(dir, ['--max-count=1', `-G${pattern}`, '--', file]).split('\n');
  return commit ? toIso(commit) : undefined;
}

/** Returns the time of a commit as `--format=%x00%ct` prints it in ISO format. */
const toIso = (line: string) => new Date(Number(line.slice(1)) * 1000).toISOString();

function history(dir: string, args: string[]): string {
  try {
    if (git(dir, ['rev-parse', '--is-shallow-repository']).trim() === 'true') return '';
    const commits = ['log', '--full-history', '--no-merges', '--no-renames', '--format=%x00%ct'];
    return git(dir, ['-c', 'core.quotePath=false', ...commits, ...args]);
  } catch {
    return ''; // an unpacked archive, or no git
  }
}

const git = (cwd: string, args: string[]) =>
  execFileSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
