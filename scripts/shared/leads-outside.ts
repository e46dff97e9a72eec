import fs from 'node:fs/promises';
import path from 'node:path';

/** What sirv appends to a path to find the file: of a page, and of a precompressed file. */
const endings = ['', '.html', '/index', '/index.html'].flatMap((page) =>
  ['', '.br', '.gz'].map((coding) => page + coding),
);

/**
 * Whether a file that sirv could send for a path is outside of its folder, because a symbolic link leads there.
 *
 * @param pathname - path of the request, relative to the folder and percent-encoded.
 */
export async function leadsOutside(folder: string, pathname: string): Promise<boolean> {
  const name = decoded(pathname).replace(/\/$/, '');
  const [root, ...files] = await Promise.all(
    [folder, ...endings.map((ending) => path.join(folder, name + ending))].map(realPath),
  );
  if (root === undefined) return false;
  return files.some(
    (file) => file !== undefined && file !== root && !file.startsWith(root + path.sep),
  );
}

/** Returns the path of a file without symbolic links, or undefined if it does not exist. */
const realPath = (file: string) => fs.realpath(file).catch(() => undefined);

/** Decodes a path as sirv does, which takes malformed ones as they are. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
