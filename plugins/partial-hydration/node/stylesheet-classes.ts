import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Names of all classes in the site's stylesheets.
 *
 * @param files - names of the stylesheets in the folder of the build.
 */
export async function stylesheetClasses(outDir: string, files: string[]): Promise<Set<string>> {
  const texts = await Promise.all(
    files.map((name) => fs.readFile(path.join(outDir, name), 'utf8')),
  );
  return classesIn(texts.join('\n'));
}

/** Names of all classes in a stylesheet, without the backslashes that CSS wants before some characters. */
export function classesIn(css: string): Set<string> {
  const names = css.matchAll(/\.(-?(?:[a-z_]|\\.|[^\0-\x7f])(?:[\w-]|\\.|[^\0-\x7f])*)/gi);
  return new Set([...names].map(([, name = '']) => name.replace(/\\(.)/g, '$1')));
}
