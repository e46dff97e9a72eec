import type { RootContent } from 'mdast';
import type { RichText } from '../../../contracts/api-model';

/** Block-level nodes, between which a space is inserted. */
const blocks = new Set(['paragraph', 'listItem', 'code', 'break', 'heading', 'blockquote']);

/** Returns rich text as plain text, with spaces between blocks. */
export const plainText = (text: RichText): string =>
  text.map(textOf).join('').replace(/\s+/g, ' ').trim();

function textOf(node: RootContent): string {
  const children = 'children' in node ? (node.children as RootContent[]).map(textOf).join('') : '';
  const text = node.type !== 'html' && 'value' in node ? node.value : children;
  return blocks.has(node.type) ? `${text} ` : text;
}
