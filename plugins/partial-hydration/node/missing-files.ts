import fs from 'node:fs';
import path from 'node:path';

/**
 * Returns a function that checks whether a URL refers to a missing file. Links to pages are not checked, since
 * Docusaurus reports broken links.
 *
 * @param later - files that are not missing, although they do not exist yet: paths relative to the base path.
 */
export function missingFiles(
  outDir: string,
  baseUrl: string,
  later: string[] = [],
): (reference: string) => boolean {
  const known = new Map(later.map((file) => [baseUrl + encodeURI(file), false]));
  return (reference) => {
    const name = /^[^?#]*/.exec(reference)![0];
    if (!name.startsWith(baseUrl) || !/\.\w+$/.test(name) || name.endsWith('.html')) return false;
    let isMissing = known.get(name);
    if (isMissing === undefined) {
      isMissing = !fs.existsSync(path.join(outDir, decodeURI(name.slice(baseUrl.length))));
      known.set(name, isMissing);
    }
    return isMissing;
  };
}
