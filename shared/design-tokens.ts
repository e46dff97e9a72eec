import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';

/** Where the design tokens are defined, relative to the site directory. */
export const tokensFile = 'src/css/tokens.css';

export type ColorMode = 'light' | 'dark';

/** Values of the design tokens, by name without the dashes. */
export type DesignTokens = Record<string, string>;

/**
 * Returns the design tokens of a color mode, outside of media queries. References to other tokens are resolved, except
 * to custom properties that other stylesheets declare.
 */
export function readDesignTokens(siteDir: string, mode: ColorMode): DesignTokens {
  const declared: DesignTokens = {};
  const selectors = mode === 'dark' ? [':root', "[data-theme='dark']"] : [':root'];
  const stylesheet = postcss.parse(fs.readFileSync(path.join(siteDir, tokensFile), 'utf8'));
  for (const selector of selectors)
    for (const rule of stylesheet.nodes)
      if (rule.type === 'rule' && rule.selector === selector)
        rule.walkDecls(/^--/, ({ prop, value }) => void (declared[prop.slice(2)] = value));
  const resolve = (value: string): string =>
    value.replace(/var\(--([\w-]+)\)/g, (reference, name: string) => {
      const referenced = declared[name];
      return referenced === undefined ? reference : resolve(referenced);
    });
  return Object.fromEntries(
    Object.entries(declared).map(([name, value]) => [name, resolve(value)] as const),
  );
}

/**
 * Returns the value of a token.
 *
 * @throws Error if there is no such token.
 */
export function tokenValue(tokens: DesignTokens, name: string): string {
  const value = tokens[name];
  if (!value) throw new Error(`${tokensFile} has no token --${name}.`);
  return value;
}
