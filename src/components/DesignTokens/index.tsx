import { useSyncExternalStore, type ReactNode } from 'react';
import ColorsOfMode from './ColorsOfMode';
import Scales from './Scales';

let tokens: TokensOfModes | undefined;
const readOnce = () => (tokens ??= tokensOfPage());
const neverChanges = () => () => undefined;
const onServer = () => undefined;

/**
 * Renders the design tokens of `src/css/tokens.css`, the colors in both modes. It has no stylesheet, which would be
 * part of the production build.
 */
export default function DesignTokens(): ReactNode {
  const modes = useSyncExternalStore(neverChanges, readOnce, onServer);
  return (
    <>
      <Scales />
      <h2>Colors</h2>
      <p>A number is the contrast to the background of the mode, or of a text to its surface.</p>
      {modes && (
        <>
          <ColorsOfMode mode="light" tokens={modes.light} />
          <ColorsOfMode mode="dark" tokens={modes.dark} />
        </>
      )}
    </>
  );
}

/** Values of the design tokens by name, for each color mode. */
type TokensOfModes = Record<'light' | 'dark', Record<string, string>>;

const selectors = { light: [':root'], dark: [':root', '[data-theme="dark"]'] };

/** Reads the tokens of both color modes from the stylesheets of the page, with references resolved. */
const tokensOfPage = (): TokensOfModes => ({
  light: tokensOf(selectors.light),
  dark: tokensOf(selectors.dark),
});

function tokensOf(selected: string[]): Record<string, string> {
  const declared: Record<string, string> = {};
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => appliedRules(cssRules));
  for (const selector of selected)
    for (const rule of rules)
      if (rule instanceof CSSStyleRule && rule.selectorText === selector)
        for (const name of rule.style)
          if (name.startsWith('--'))
            declared[name.slice(2)] = rule.style.getPropertyValue(name).trim();
  const resolve = (value: string): string => {
    const name = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    return name && declared[name] ? resolve(declared[name]) : value;
  };
  return Object.fromEntries(
    Object.entries(declared).map(([name, value]) => [name, resolve(value)] as const),
  );
}

/** Returns rules and those of media queries that match: the dark mode does not apply to print. */
const appliedRules = (rules: CSSRuleList): CSSRule[] =>
  [...rules].flatMap((rule) => {
    if (!(rule instanceof CSSMediaRule)) return [rule];
    return matchMedia(rule.conditionText).matches ? appliedRules(rule.cssRules) : [];
  });
