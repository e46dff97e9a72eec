import postcss, { type Rule } from 'postcss';

/** Pseudo-elements stand for parts of what matches without them. */
const pseudoElements = /::?(before|after|placeholder|marker|-webkit-[\w-]+)\b/g;
/** States that a picture is never in. */
const states = /:(hover|focus|active|focus-visible|focus-within)\b/;

const parsed = new Map<string, Rule[]>();

/**
 * The rules of a stylesheet that apply to an element or to what is in it.
 *
 * Rules of media queries, animations and states such as `:hover` are left out.
 */
export function usedRules(css: string, root: Element): Rule[] {
  const rules = parsed.get(css) ?? rulesOf(css);
  parsed.set(css, rules);
  const applies = (selector: string) => {
    const matched = selector.replace(pseudoElements, '').trim() || '*';
    return root.matches(matched) || root.querySelector(matched) !== null;
  };
  return rules.flatMap((rule) => {
    const selectors = rule.selectors.filter(applies);
    return selectors.length > 0 ? [rule.clone({ selectors })] : [];
  });
}

function rulesOf(css: string): Rule[] {
  const sheet = postcss.parse(css);
  sheet.walkDecls(/^-(webkit|ms|moz)-/, (declaration) => void declaration.remove());
  const rules = sheet.nodes.filter((node) => node.type === 'rule');
  for (const rule of rules)
    rule.selectors = rule.selectors.filter((selector) => !states.test(selector));
  return rules.filter(({ selector, nodes }) => selector !== '' && nodes.length > 0);
}

/** Rules as text, on a line each. */
export const asText = (rules: Rule[]): string =>
  rules.map((rule) => String(rule).replace(/\s+/g, ' ').trim()).join('\n');
