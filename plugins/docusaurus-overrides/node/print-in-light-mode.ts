import postcss, { type Plugin, type Rule } from 'postcss';

/** Part of the selectors of the theme's dark mode. */
export const darkMode = /\[data-theme=["']?dark/;

const isDark = (selector: string) => darkMode.test(selector);

/** PostCSS plugin that restricts dark mode styles to screens, so that pages always print in light mode. */
export const printInLightMode = (): Plugin => ({
  postcssPlugin: 'print-in-light-mode',
  OnceExit(root) {
    const rules: Rule[] = [];
    root.walkRules((rule) => void (rule.selectors.some(isDark) && rules.push(rule)));
    for (const rule of rules) {
      const dark = rule.clone({ selectors: rule.selectors.filter(isDark) });
      rule.after(postcss.atRule({ name: 'media', params: 'screen' }).append(dark));
      keepSelectors(rule, (selector) => !isDark(selector));
    }
  },
});

/** Keeps the selectors that match a predicate, or removes the rule if none does. */
function keepSelectors(rule: Rule, predicate: (selector: string) => boolean): void {
  const selectors = rule.selectors.filter(predicate);
  if (selectors.length > 0) rule.selectors = selectors;
  else rule.remove();
}
