import type { Rule } from 'postcss';

const named: Record<string, number> = { normal: 400, bold: 700, bolder: 700 };

/**
 * The characters that an element shows, by the weight of the font that shows them.
 *
 * @param rules - styles that apply to it, in their order
 */
export function textsByWeight(root: Element, rules: Rule[]): Map<number, string> {
  const weighing = rules.flatMap((rule) => {
    const weights: string[] = [];
    rule.walkDecls('font-weight', ({ value }) => void weights.push(value));
    return weights.map((weight) => ({ selector: rule.selector, weight }));
  });
  const weightOf = (element: Element): number => {
    const said =
      (element as HTMLElement).style.fontWeight ||
      element.getAttribute('font-weight') ||
      weighing.filter(({ selector }) => element.matches(selector)).at(-1)?.weight ||
      (element.matches('h1, h2, h3, h4, h5, h6, b, strong, th') ? 'bold' : '');
    const weight = named[said] ?? Number(said);
    if (weight) return weight;
    return element === root || !element.parentElement ? 400 : weightOf(element.parentElement);
  };

  const texts = new Map<number, string>();
  const walker = document.createTreeWalker(root, window.NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    if (!node.parentElement || text.trim() === '') continue;
    const weight = weightOf(node.parentElement);
    texts.set(weight, (texts.get(weight) ?? '') + text);
  }
  return texts;
}
