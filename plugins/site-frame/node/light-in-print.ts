import postcss, { type Plugin, type Rule } from 'postcss';

const isDark = (selector: string) => /\[data-theme=["']?dark/.test(selector);

/** Keeps the styles of the dark mode to the screen: a page prints dark on white, whatever its mode. */
export const lightInPrint = (): Plugin => ({
  postcssPlugin: 'light-in-print',
  OnceExit(root) {
    const rules: Rule[] = [];
    root.walkRules((rule) => void (rule.selectors.some(isDark) && rules.push(rule)));
    for (const rule of rules) {
      const dark = rule.clone({ selectors: rule.selectors.filter(isDark) });
      rule.after(postcss.atRule({ name: 'media', params: 'screen' }).append(dark));
      leave(rule, (selector) => !isDark(selector));
    }
  },
});

/** Leaves a rule only the selectors of a kind; without any, it goes. */
function leave(rule: Rule, wanted: (selector: string) => boolean): void {
  const selectors = rule.selectors.filter(wanted);
  if (selectors.length > 0) rule.selectors = selectors;
  else rule.remove();
}
