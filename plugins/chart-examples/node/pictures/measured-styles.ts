import postcss from 'postcss';

/** Properties that pictures read from the computed style of elements: `headless-dom.ts`, `svg-element.ts`, the library. */
const measured = /^(all|color|font|line-height|padding(-.*)?|z-index)$/;

/**
 * Returns the declarations of a stylesheet that the headless DOM of pictures needs. It compares an element with every
 * rule, so that fewer rules save time. The layout engine gets the complete stylesheet.
 */
export function measuredStyles(css: string): string {
  const root = postcss.parse(css);
  root.walkDecls((declaration) => {
    if (!measured.test(declaration.prop)) declaration.remove();
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  return root.toString();
}
