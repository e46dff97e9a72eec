import type { RichText } from '../../shared/types/api-model';

type Node = RichText[number];

/** Prints a description as Markdown, without the addresses of links. */
export const printRichText = (nodes: RichText): string =>
  nodes.map((node) => printNode(node)).join('\n\n');

function printNode(node: Node): string {
  switch (node.type) {
    case 'code':
      return `\`\`\`${node.lang ?? ''}\n${node.value}\n\`\`\``;
    case 'inlineCode':
      return `\`${node.value}\``;
    case 'list':
      return node.children.map((item) => `- ${printItem(item)}`).join('\n');
    case 'table':
      return node.children
        .map((row) => `| ${row.children.map(printChildren).join(' | ')} |`)
        .join('\n');
    case 'strong':
      return `**${printChildren(node)}**`;
    default:
      if ('children' in node) return printChildren(node);
      return 'value' in node ? node.value : '';
  }
}

const printChildren = ({ children }: { children: Node[] }): string =>
  children.map((child) => printNode(child)).join('');

const printItem = ({ children }: { children: Node[] }): string =>
  children
    .map((child) => printNode(child))
    .join('\n')
    .replaceAll('\n', '\n  ');
