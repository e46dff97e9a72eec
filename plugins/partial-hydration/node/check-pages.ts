import type { ScannedPage } from './scan-page';

/** Finds what is not as it must be in a page: sentences without their subject, each with what helps. */
type Check = (page: ScannedPage) => string[];

/** Exactly one element of a page is the page. */
const oneMark: Check = ({ marked }) =>
  marked.length === 1
    ? []
    : [
        `has ${marked.length} elements with the attribute data-page instead of one: let the route render @theme/PageContent once, around what is the page.`,
      ];

/** Every island has a component. */
export const knownIslands =
  (known: string[]): Check =>
  ({ islands }) =>
    islands
      .filter((name) => !known.includes(name))
      .map(
        (name) =>
          `has <Island name="${name}">, which the plugin's option "islands" does not list (${known.join(', ')}): add it there with the module of its component.`,
      );

/** Every class has a style: one without it was made by a module that the client bundle does not know. */
export function styledClasses(styled: ReadonlySet<string>, withoutStyle: string[]): Check {
  const isException = new RegExp(`^(?:${withoutStyle.join('|')})$`);
  return ({ classes }) =>
    [...classes]
      .filter((name) => !styled.has(name) && !isException.test(name))
      .map(
        (name) =>
          `has the class "${name}", which the stylesheet does not know: add the module that renders it to the plugin's option "serverOnly" or, if it needs no style, the class to "classesWithoutStyle". If the site's settings leave its style out as unused, delete that entry there.`,
      );
}

/** Every file that a page refers to exists. */
export const existingFiles =
  (isMissing: (reference: string) => boolean): Check =>
  ({ references }) =>
    [...references]
      .filter(isMissing)
      .map(
        (reference) =>
          `refers to ${reference}, a file that the build has not made: correct the address; a file that only MDX imports belongs into static/.`,
      );

/**
 * Checks all pages.
 *
 * @throws Error that lists every problem with a page that has it and what helps.
 */
export function checkPages(pages: Map<string, ScannedPage>, checks: Check[]): void {
  const routesOf = new Map<string, string[]>();
  for (const [route, page] of pages)
    for (const problem of [oneMark, ...checks].flatMap((check) => check(page)))
      routesOf.set(problem, [...(routesOf.get(problem) ?? []), route]);
  if (routesOf.size === 0) return;
  const lines = [...routesOf].map(([problem, [first, ...others]]) =>
    others.length > 0
      ? `${first}, as ${others.length} other pages, ${problem}`
      : `${first} ${problem}`,
  );
  throw new Error(
    `partial-hydration: pages are not as they must be.\n${lines.map((line) => `- ${line}`).join('\n')}`,
  );
}
