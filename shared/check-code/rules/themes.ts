import { optionsOf, type Value } from '../source/value';
import { childNamed, childrenNamed, type SyntaxNode } from '../source/syntax';
import { replace, type Rule, type RuleContext } from './rule';

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

export const spreadThemes: Rule = {
  code: 'two-themes/spread',
  severity: 'warning',
  about: 'an object of two complete themes, of which the later one wins as a whole',
  *check({ evaluator, nodesNamed }) {
    for (const node of nodesNamed('ObjectExpression')) {
      const spreads = childrenNamed(node, 'Property')
        .filter((property) => childNamed(property, 'Spread'))
        .flatMap((property) => property.parts)
        .filter((part) => isCompleteTheme(evaluator.evaluate(part)));
      const [, second] = spreads;
      if (!second) continue;
      yield {
        at: second,
        message:
          'Every key of this theme replaces that of the theme before it. Choose one of them as `baseTheme`, and pass your changes as `theme`.',
        link: '/docs/theming',
      };
    }
  },
};

export const repeatedTheme: Rule = {
  code: 'two-themes/prop',
  severity: 'error',
  about: '`baseTheme` or `theme` twice on the same `Settings`',
  *check(context) {
    for (const { name, node } of repeatedProps(context))
      if (isThemeProp(name))
        yield {
          at: node,
          message: `\`${name}\` is set twice, and the later one wins. ${name === 'theme' ? 'Pass an array: `theme={[first, second]}`.' : 'Choose one.'}`,
          link: context.facts.link('Settings', name),
        };
  },
};

export const repeatedProp: Rule = {
  code: 'unknown-prop/repeated',
  severity: 'error',
  about: 'a prop that is set twice on the same element',
  *check(context) {
    for (const { name, node, component } of repeatedProps(context))
      if (!isThemeProp(name))
        yield {
          at: node,
          message: `\`${name}\` is set twice, and the later one wins. Remove one of them.`,
          link: context.facts.link(component, name),
        };
  },
};

const isThemeProp = (name: string): boolean => name === 'theme' || name === 'baseTheme';

/** Returns the props that are written a second time. */
function* repeatedProps({
  components,
  text,
}: RuleContext): Generator<{ component: string; name: string; node: SyntaxNode }> {
  for (const { component, tag } of components) {
    const names = new Set<string>();
    for (const attribute of childrenNamed(tag, 'JSXAttribute')) {
      const node = attribute.firstChild;
      const name = node && text(node);
      if (node && name && names.has(name)) yield { component, name, node };
      if (name) names.add(name);
    }
  }
}

export const wrongBaseTheme: Rule = {
  code: 'two-themes/base',
  severity: 'error',
  about: 'a `baseTheme` that is no complete theme',
  *check(context) {
    for (const { element, value } of context.chartFacts.flatMap(({ settings }) =>
      settings.flatMap(({ element: each }) => {
        const base = each.value('baseTheme');
        return base ? [{ element: each, value: base }] : [];
      }),
    )) {
      const attribute = element.attribute('baseTheme');
      if (value.kind === 'list')
        yield {
          at: value.node,
          message:
            '`baseTheme` takes one theme, not an array. Choose `LIGHT_THEME` or `DARK_THEME`; an array is possible for `theme`.',
          link: context.facts.link('Settings', 'baseTheme'),
        };
      else if (value.kind === 'object' && value.isComplete && attribute && value.fields.size < 10)
        yield {
          at: attribute.nameNode,
          message:
            '`baseTheme` must be a complete theme, such as `LIGHT_THEME`. Put your changes into `theme`, which is merged over it.',
          link: context.facts.link('Settings', 'baseTheme'),
          fix: replace('Rename baseTheme to theme', attribute.nameNode, 'theme'),
        };
      else if (value.kind === 'string' && attribute)
        yield {
          at: value.node,
          message:
            '`baseTheme` is a theme object, not its name. Import `LIGHT_THEME` or `DARK_THEME`.',
          link: context.facts.link('Settings', 'baseTheme'),
        };
    }
  },
};
