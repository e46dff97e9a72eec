import { optionsOf, type Value } from '../source/value';
import type { Rule } from './rule';

const isCompleteTheme = (value: Value): boolean =>
  value.kind === 'library' && /^(?:LEGACY_|AMSTERDAM_)?(?:LIGHT|DARK)_THEME$/.test(value.name);

export const baseThemeAsTheme: Rule = {
  code: 'two-themes/theme',
  severity: 'warning',
  about: 'a complete theme as `theme`, or in the list of `theme`: it belongs into `baseTheme`',
  *check({ components, facts }) {
    for (const element of components) {
      const attribute = element.component === 'Settings' ? element.attribute('theme') : undefined;
      if (!attribute) continue;
      const items = optionsOf(attribute.value).flatMap((value) =>
        value.kind === 'list' ? value.items.flatMap(optionsOf) : [value],
      );
      const theme = items.find(isCompleteTheme);
      if (!theme) continue;
      yield {
        at: theme.node,
        message:
          'A complete theme belongs into `baseTheme`. In `theme` it overrides everything that stands after it.',
        link: facts.link('Settings', 'baseTheme'),
        ...(attribute.value === theme &&
          attribute.node &&
          element.lacks('baseTheme') && {
            fix: {
              title: 'Rename theme to baseTheme',
              edits: [
                { from: attribute.nameNode.from, to: attribute.nameNode.to, insert: 'baseTheme' },
              ],
            },
          }),
      };
    }
  },
};

export const differentBaseThemes: Rule = {
  code: 'two-themes/stylesheet',
  severity: 'warning',
  about: 'a base theme of one mode with the stylesheet of the other',
  *check({ scopes, components, facts }) {
    const sheets = scopes.importDeclarations.filter(
      ({ module }) => /^@elastic\/charts\/dist\/theme_/.test(module) && !module.includes('?'),
    );
    const [sheet] = sheets;
    if (!sheet || sheets.length > 1) return;
    const isDarkSheet = sheet.module.includes('dark');
    for (const element of components) {
      const base = element.component === 'Settings' ? element.value('baseTheme') : undefined;
      if (base?.kind !== 'library' || !isCompleteTheme(base)) continue;
      if (base.name.includes('DARK') === isDarkSheet) continue;
      yield {
        at: base.node,
        message: `The base theme is ${isDarkSheet ? 'light' : 'dark'}, but the stylesheet is ${isDarkSheet ? 'dark' : 'light'}, which colors legend and tooltip. Choose the same mode for both.`,
        link: facts.link('Settings', 'baseTheme'),
      };
    }
  },
};
