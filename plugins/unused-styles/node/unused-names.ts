import type { Root } from 'postcss';

/** Returns the classes that a selector requires; excluded classes (`:not`) are ignored. */
export const classesIn = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)/gi)].map(
    ([, name = '']) => name,
  );

/**
 * Finds the classes and custom properties of a stylesheet whose names match.
 *
 * @param patterns - regular expressions that match whole names.
 * @throws Error that lists the patterns without a match.
 */
export function unusedNames(root: Root, patterns: string[]): Set<string> {
  const names = new Set<string>();
  root.walkRules(({ selector }) => classesIn(selector).forEach((name) => names.add(name)));
  root.walkDecls(/^--/, ({ prop }) => void names.add(prop));
  const matches = patterns.map((pattern) => {
    const whole = new RegExp(`^(?:${pattern})$`);
    return { pattern, found: [...names].filter((name) => whole.test(name)) };
  });
  const unmatched = matches.filter(({ found }) => found.length === 0);
  if (unmatched.length > 0)
    throw new Error(
      `unused-styles: Infima has no class and no custom property that matches ${unmatched.map(({ pattern }) => `"${pattern}"`).join(', ')}: delete the entry from the plugin's option "names", or correct it.`,
    );
  return new Set(matches.flatMap(({ found }) => found));
}
