import type { ScannedPage } from './scan-page';

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
          `has <Island name="${name}">, which is not in the plugin's option "islands" (${known.join(', ')}): add it there with the module of its component.`,
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
