import fs from 'node:fs';
import path from 'node:path';

/** What sirv appends to a path to find the file: of a page, and of a precompressed file. */
const endings = ['', '.html', '/index', '/index.html'].flatMap((page) =>
  ['', '.br', '.gz'].map((coding) => page + coding),
);

/**
 * Whether a file that sirv could send for a path is outside of its folder, because a symbolic link leads there.
 * Synchronous, as sirv is: it takes a fraction of the time.
 *
 * @param pathname - path of the request, relative to the folder and percent-encoded.
 */
export function leadsOutside(folder: string, pathname: string): boolean {
  const [root] = realPaths([folder]);
  if (root === undefined) return false;
  const name = path.join(folder, decodedPath(pathname).replace(/\/$/, ''));
  return realPaths(endings.map((ending) => name + ending)).some(
    (file) => file !== root && !file.startsWith(root + path.sep),
  );
}

/** Returns the paths without symbolic links of those files that exist. A build may remove one meanwhile. */
const realPaths = (files: string[]): string[] =>
  files.flatMap((file) => {
    // An error takes longer than the question.
    if (!fs.existsSync(file)) return [];
    try {
      return [fs.realpathSync.native(file)];
    } catch {
      return [];
    }
  });

/** Decodes a path as sirv does, which takes malformed ones as they are. */
export function decodedPath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
