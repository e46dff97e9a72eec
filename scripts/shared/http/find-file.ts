import type { Stats } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

/** A file in the served folder. */
export interface ServedFile {
  /** Path relative to the folder. */
  name: string;
  stats: Stats;
}

/**
 * Finds the file for a URL path: the file of that name, or a page. The page `docs/axis` is available with or
 * without a trailing slash, as `docs/axis.html` and as `docs/axis/index.html`.
 *
 * @param pathname - percent-encoded path without leading slash.
 * @returns undefined for unknown names, folders without a page, hidden files, paths outside of the folder, and
 *   paths that cannot be decoded.
 */
export async function findFile(root: string, pathname: string): Promise<ServedFile | undefined> {
  const name = decode(pathname)?.replace(/(^|\/)index\.html$|(?<=[^/])\.html$/, '');
  // A segment that starts with a dot is a hidden file or a path traversal.
  if (name === undefined || /\0|(^|[\\/])\./.test(name)) return undefined;
  const page = name.replace(/\/$/, '');
  const names = page ? [name, `${page}/index.html`, `${page}.html`] : ['index.html'];
  for (const candidate of names) {
    const file = await statFile(root, candidate);
    if (file) return file;
  }
  return undefined;
}

/** @returns undefined if the file does not exist or the name is invalid. */
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
