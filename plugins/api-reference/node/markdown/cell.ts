import type { Nodes, PhrasingContent } from 'mdast';
import type { RichText } from '../../../../contracts/api-model';
import { inlineCode, text } from '../../../../contracts/markdown-nodes';

/** A line break inside a table cell, which cannot contain blocks. */
export const lineBreak: PhrasingContent = { type: 'html', value: '<br>' };

/** Returns code for a table cell. The library's comments state some defaults in several lines. */
export const codeInCell = (value: string) => inlineCode(value.replace(/\s*\n\s*/g, ' '));

/** Converts rich text to the content of a table cell: blocks are separated by line breaks, list items by dashes. */
export const inCell = (nodes: RichText): PhrasingContent[] =>
  nodes.flatMap((node, index) => [...(index > 0 ? [lineBreak] : []), ...cellContent(node)]);

function cellContent(node: Nodes): PhrasingContent[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return node.children;
    case 'list':
      return node.children.flatMap((item, index) => [
        ...(index > 0 ? [lineBreak] : []),
        text('- '),
        ...inCell(item.children),
      ]);
    case 'code':
      return node.value
        .split('\n')
        .flatMap((line, index) => [...(index > 0 ? [lineBreak] : []), inlineCode(line)]);
    case 'blockquote':
      return inCell(node.children);
    default:
      return [node as PhrasingContent];
  }
}
