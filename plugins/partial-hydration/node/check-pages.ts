import fs from 'node:fs';
import path from 'node:path';
import type { ScannedPage } from './read-pages';

/** Returns the problems of a page. Each continues a sentence that starts with the page: "has no title: add one." */
type Check = (page: ScannedPage) => string[];

/** A document must contain exactly one element with the attribute `data-page`. */
const oneMark: Check = ({ marked }) =>
  marked.length === 1
    ? []
    : [
        `has ${marked.length} elements with the attribute data-page instead of one: render @theme/PageContent exactly once in the route, around the content of the page.`,
      ];

/** Every island must have a component. */
export const knownIslands =
  (known: string[]): Check =>
  ({ islands }) =>
    islands
      .filter((name) => !known.includes(name))
      .map(
        (name) =>
          `has <Island name="${name}">, which is not in the module of the plugin's option "islands" (${known.join(', ')}): add it there with the module of its component.`,
      );

/** Every class must have a style. A class without a style comes from a module that is missing in the client bundle. */
export function styledClasses(styled: ReadonlySet<string>, withoutStyle: string[]): Check {
  const isException = new RegExp(`^(?:${withoutStyle.join('|')})$`);
  return ({ classes }) =>
    [...classes]
      .filter((name) => !styled.has(name) && !isException.test(name))
      .map(
        (name) =>
          `has the class "${name}", which has no style: add the module that renders it to the plugin's option "serverOnly" or, if it needs no style, the class to "classesWithoutStyle". If its style is removed by config/unused-styles.ts, delete the entry there.`,
      );
}

/** Every referenced file must exist. */
export const existingFiles =
  (isMissing: (reference: string) => boolean): Check =>
  ({ references }) =>
    [...references]
      .filter(isMissing)
      .map(
        (reference) =>
          `refers to ${reference}, which does not exist: correct the URL. Files that only MDX imports belong in static/.`,
      );

/**
 * Checks all pages.
 *
 * @throws Error that lists every problem with a hint and an affected page.
 */
export function checkPages(pages: Map<string, ScannedPage>, checks: Check[]): void {
  const routesOf = new Map<string, string[]>();
  for (const [route, page] of pages)
    for (const problem of [oneMark, ...checks].flatMap((check) => check(page)))
      routesOf.set(problem, [...(routesOf.get(problem) ?? []), route]);
  if (routesOf.size === 0) return;
  const lines = [...routesOf].map(([problem, [first, ...others]]) =>
    others.length > 0
      ? `${first}, like ${others.length} other pages, ${problem}`
      : `${first} ${problem}`,
  );
  throw new Error(
    `partial-hydration: the built pages have problems.\n${lines.map((line) => `- ${line}`).join('\n')}`,
  );
}

/**
 * Collects all class names in the site's stylesheets.
 *
 * @param files - paths of the stylesheets, relative to the output directory.
 */
export async function stylesheetClasses(outDir: string, files: string[]): Promise<Set<string>> {
  const texts = await Promise.all(
    files.map((name) => fs.promises.readFile(path.join(outDir, name), 'utf8')),
  );
  return classesIn(texts.join('\n'));
}

/** Collects all class names in a stylesheet, unescaped. */
export function classesIn(css: string): Set<string> {
  const names = css.matchAll(/\.(-?(?:[a-z_]|\\.|[^\0-\x7f])(?:[\w-]|\\.|[^\0-\x7f])*)/gi);
  return new Set([...names].map(([, name = '']) => name.replace(/\\(.)/g, '$1')));
}

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
    const name = reference.replace(/[?#].*$/s, '');
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
