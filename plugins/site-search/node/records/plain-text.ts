import type { Nodes } from 'mdast';

/** Nodes that end a line; without the space, words of neighboring blocks would run together. */
const blocks = new Set(['paragraph', 'listItem', 'tableCell', 'code', 'break', 'heading']);

/** Nodes of MDX and HTML without text for readers. */
const skipped = new Set(['html', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression', 'code']);

/** Returns the text of Markdown nodes on one line, without code listings. */
export const plainText = (nodes: readonly Nodes[]): string =>
  nodes.map(textOf).join('').replace(/\s+/g, ' ').trim();

function textOf(node: Nodes): string {
  if (skipped.has(node.type)) return '';
  const text =
    'children' in node ? node.children.map(textOf).join('') : 'value' in node ? node.value : '';
  return blocks.has(node.type) ? `${text} ` : text;
}
