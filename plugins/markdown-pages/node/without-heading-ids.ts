import { parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Removes explicit ids from headings: `## Stacked bars {#stacked}`. */
export function withoutHeadingIds(tree: Root): Root {
  const copy = structuredClone(tree);
  visit(copy, 'heading', ({ children }) => {
    const last = children.at(-1);
    if (last?.type === 'text') last.value = parseMarkdownHeadingId(last.value).text;
  });
  return copy;
}
