import type { ScannedPage } from './scan-page';

/** A page that is not as it must be, and what helps. */
type Problem = (page: ScannedPage) => string | undefined;

/** Exactly one element of a page is the page. */
const oneMark: Problem = ({ marked }) =>
  marked.length === 1
    ? undefined
    : `has ${marked.length} elements with the attribute data-page instead of one: let the route render @theme/PageContent once, around what is the page.`;

/** Every island has a component. */
export const knownIslands =
  (known: string[]): Problem =>
  ({ islands }) => {
    const unknown = islands.find((name) => !known.includes(name));
    return unknown === undefined
      ? undefined
      : `has <Island name="${unknown}">, which the plugin's option "islands" does not list (${known.join(', ')}): add it there with the module of its component.`;
  };

/** Every class has a style: one without it was made by a module that the client bundle does not know. */
export const styledClasses =
  (styled: ReadonlySet<string>, withoutStyle: string[]): Problem =>
  ({ classes }) => {
    const isException = new RegExp(`^(?:${withoutStyle.join('|')})$`);
    const unstyled = [...classes].filter((name) => !styled.has(name) && !isException.test(name));
    return unstyled.length === 0
      ? undefined
      : `has classes that the stylesheet does not know (${unstyled.join(', ')}): add the module that renders them to the plugin's option "serverOnly", or, if they need no style, the classes to "classesWithoutStyle".`;
  };

/** Every file that a page refers to exists. */
export const existingFiles =
  (isMissing: (reference: string) => boolean): Problem =>
  ({ references }) => {
    const missing = [...references].filter(isMissing);
    return missing.length === 0
      ? undefined
      : `refers to files that the build has not made (${missing.join(', ')}): correct the addresses; a file that only MDX imports belongs into static/.`;
  };

/**
 * Checks all pages.
 *
 * @throws Error that lists every page with a problem and what helps.
 */
export function checkPages(pages: Map<string, ScannedPage>, checks: Problem[]): void {
  const problems = [...pages].flatMap(([route, page]) =>
    [oneMark, ...checks].flatMap((check) => {
      const problem = check(page);
      return problem ? [`${route} ${problem}`] : [];
    }),
  );
  if (problems.length > 0)
    throw new Error(`partial-hydration: pages are not as they must be.\n${first(problems)}`);
}

const shown = 20;

/** The first of many lines, and how many follow. */
const first = (lines: string[]) =>
  [...lines.slice(0, shown), ...(lines.length > shown ? [`… ${lines.length - shown} more`] : [])]
    .map((line) => `- ${line}`)
    .join('\n');
