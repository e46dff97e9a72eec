import { isSpec } from '../library';
import type { ChartPart } from '../source/charts';
import type { SyntaxNode } from '../source/syntax';
import type { Rule } from './rule';

/** Returns the id of a spec, if it is one text in all cases. */
function idOf({ element }: ChartPart): { id: string; node: SyntaxNode } | undefined {
  const attribute = element.attribute('id');
  const value = attribute?.value;
  return attribute && value?.kind === 'string' && value.value !== undefined
    ? { id: value.value, node: attribute.node?.lastChild ?? attribute.nameNode }
    : undefined;
}

/** Fits to a text with quotes, without the braces. */
const inner = (node: SyntaxNode): SyntaxNode =>
  node.name === 'JSXEscape' ? (node.firstChild?.nextSibling ?? node) : node;

export const repeatedId: Rule = {
  code: 'repeated-id',
  severity: 'error',
  about: 'two specs of a chart with the same `id`, of which only the later one is drawn',
  *check({ chartFacts }) {
    for (const { parts } of chartFacts) {
      const seen = new Map<string, ChartPart>();
      for (const part of parts) {
        const found = isSpec(part.element.component) ? idOf(part) : undefined;
        if (!found) continue;
        const earlier = seen.get(found.id);
        if (earlier && !(earlier.isConditional && part.isConditional))
          yield {
            at: inner(found.node),
            message: `\`${found.id}\` is also the id of ${earlier.element.component === part.element.component ? 'another' : 'the'} \`${earlier.element.component ?? ''}\` in this chart. Ids are shared by series, axes and annotations; of two with the same, only the later one is drawn.`,
            link: '/docs/troubleshooting#a-series-is-missing',
          };
        else seen.set(found.id, part);
      }
    }
  },
};

export const repeatedIdInMap: Rule = {
  code: 'repeated-id/map',
  severity: 'error',
  about: 'the same `id` for each item of a list',
  *check({ chartFacts }) {
    for (const { parts } of chartFacts)
      for (const part of parts) {
        const found = isSpec(part.element.component) && part.isRepeated ? idOf(part) : undefined;
        if (!found) continue;
        yield {
          at: inner(found.node),
          message: `Every item of the list gets the id \`${found.id}\`, so that only the last one is drawn. Make the id from the item.`,
          link: '/docs/troubleshooting#a-series-is-missing',
        };
      }
  },
};
