import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Collects all class names in the site's stylesheets.
 *
 * @param files - paths of the stylesheets, relative to the output directory.
 */
export async function stylesheetClasses(outDir: string, files: string[]): Promise<Set<string>> {
  const texts = await Promise.all(
    files.map((name) => fs.readFile(path.join(outDir, name), 'utf8')),
  );
  return classesIn(texts.join('\n'));
}

/** Collects all class names in a stylesheet, unescaped. */
export function classesIn(css: string): Set<string> {
  const names = css.matchAll(/\.(-?(?:[a-z_]|\\.|[^\0-\x7f])(?:[\w-]|\\.|[^\0-\x7f])*)/gi);
  return new Set([...names].map(([, name = '']) => name.replace(/\\(.)/g, '$1')));
}
