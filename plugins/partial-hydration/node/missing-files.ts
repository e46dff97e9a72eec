import fs from 'node:fs';
import path from 'node:path';

/**
 * Returns a function that checks whether a URL refers to a missing file. Links to pages are not checked, since
 * Docusaurus reports broken links.
 *
 * @param later - files that are not missing, although they do not exist yet: paths relative to the base path, or
 *   patterns of them.
 */
export function missingFiles(
  outDir: string,
  baseUrl: string,
  later: (string | RegExp)[] = [],
): (reference: string) => boolean {
  const known = new Map<string, boolean>();
  const patterns = later.filter((file) => file instanceof RegExp);
  const paths = new Set(later.filter((file) => typeof file === 'string'));
  const isLater = (path: string) =>
    paths.has(path) || patterns.some((pattern) => pattern.test(path));
  return (reference) => {
    const name = /^[^?#]*/.exec(reference)![0];
    if (!name.startsWith(baseUrl) || !/\.\w+$/.test(name) || name.endsWith('.html')) return false;
    let isMissing = known.get(name);
    if (isMissing === undefined) {
      const file = decodeURI(name.slice(baseUrl.length));
      isMissing = !isLater(file) && !fs.existsSync(path.join(outDir, file));
      known.set(name, isMissing);
    }
    return isMissing;
  };
}
