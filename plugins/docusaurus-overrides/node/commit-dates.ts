import { execFileSync } from 'node:child_process';

/**
 * Returns the date of the last commit of every file below a folder, from a single pass over the history. Merges do
 * not count. The map is empty if git or its history is missing, and in a shallow clone, where the oldest commit
 * seems to have created all files.
 *
 * @param dir - the root of the site.
 * @param folder - the folder, relative to `dir`.
 * @returns dates in ISO format, by path relative to `dir`.
 */
export function commitDates(dir: string, folder: string): Map<string, string> {
  const dates = new Map<string, string>();
  let date = '';
  for (const line of history(dir, folder).split('\n')) {
    if (line.startsWith('\0')) date = new Date(Number(line.slice(1)) * 1000).toISOString();
    else if (line && !dates.has(line)) dates.set(line, date); // the newest commit comes first
  }
  return dates;
}

function history(dir: string, folder: string): string {
  try {
    if (git(dir, ['rev-parse', '--is-shallow-repository']).trim() === 'true') return '';
    const commits = ['log', '--full-history', '--no-merges', '--no-renames', '--format=%x00%ct'];
    return git(dir, [
      '-c',
      'core.quotePath=false',
      ...commits,
      '--name-only',
      '--relative',
      '--',
      folder,
    ]);
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
