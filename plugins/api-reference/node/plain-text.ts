import type { RootContent } from 'mdast';
import type { RichText } from '../../../contracts/api-model';

/** Nodes that a page shows below each other. */
const blocks = new Set(['paragraph', 'listItem', 'code', 'break', 'heading', 'blockquote']);

/** A text without its marks, with a space between its blocks. */
export const plainText = (text: RichText): string =>
  text.map(textOf).join('').replace(/\s+/g, ' ').trim();

function textOf(node: RootContent): string {
  const text = 'children' in node ? (node.children as RootContent[]).map(textOf).join('') : '';
  const own = node.type !== 'html' && 'value' in node ? node.value : text;
  return blocks.has(node.type) ? `${own} ` : own;
}
