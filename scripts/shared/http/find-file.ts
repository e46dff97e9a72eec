import type { Stats } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

/** A file below the folder that a server serves. */
export interface ServedFile {
  /** Path relative to that folder. */
  name: string;
  stats: Stats;
}

/**
 * Finds the file for the path of a URL: the file of that name, or the page. The page `docs/axis` has that
 * address, with or without a slash at its end, and `docs/axis.html` and `docs/axis/index.html`.
 *
 * @param pathname - as it stands in the request, percent-encoded, without the slash at its beginning.
 * @returns nothing for what names no file: unknown names, folders without a page, hidden files, paths out
 *   of the folder, and paths that cannot be decoded.
 */
export async function findFile(root: string, pathname: string): Promise<ServedFile | undefined> {
  const name = decode(pathname)?.replace(/(^|\/)index\.html$|(?<=[^/])\.html$/, '');
  // A segment that begins with a dot is a hidden file, or leads up and out of the folder.
  if (name === undefined || /\0|(^|[\\/])\./.test(name)) return undefined;
  const page = name.replace(/\/$/, '');
  const names = page ? [name, `${page}/index.html`, `${page}.html`] : ['index.html'];
  for (const candidate of names) {
    const file = await statFile(root, candidate);
    if (file) return file;
  }
  return undefined;
}

/** @returns nothing when there is no such file, or no file can have that name. */
export async function statFile(root: string, name: string): Promise<ServedFile | undefined> {
  const stats = await fs.stat(path.join(root, name)).catch(() => undefined);
  return stats?.isFile() ? { name, stats } : undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
