import type { Nodes, TableRow } from 'mdast';

/** Nodes that end a line; without the space, words of neighboring blocks would run together. */
const blocks = new Set(['paragraph', 'listItem', 'tableCell', 'code', 'break', 'heading']);

/** Nodes of MDX and HTML without text for readers. */
const skipped = new Set(['html', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression', 'code']);

/** Returns the text of Markdown nodes on one line, without code listings. */
export const plainText = (nodes: readonly Nodes[]): string =>
  markedText(nodes).replace(linkMarks, '');

/**
 * Returns the text of Markdown nodes in two parts: the sentences that say something, and those that consist of links to
 * other pages, such as "See Annotations.", which answer nothing alone.
 */
export function splitReferences(nodes: readonly Nodes[]): { text: string; references: string } {
  const sentences = markedText(nodes).split(/(?<=[.!?]\uE001?)\s+/);
  const join = (list: string[]) => list.join(' ').replace(linkMarks, '');
  return {
    text: join(sentences.filter((sentence) => !isReference(sentence))),
    references: join(sentences.filter(isReference)),
  };
}

const isReference = (sentence: string): boolean =>
  sentence.includes('\uE000') && referring.test(sentence.replace(/\uE000[^\uE001]*\uE001/g, ''));

/** What stands between the links of a sentence without a statement: "See", "More to try:", "Next:". */
const referring =
  /^(?:[^\p{L}\p{N}]|(?:see|also|more|next|read|try|examples?|all|and|or|then|to|in|of|for|with|the)(?!\p{L}))*$/iu;

/** Characters of the private use area, around the text of a link. */
const linkMarks = /[\uE000\uE001]/g;

const markedText = (nodes: readonly Nodes[]) =>
  nodes.map(textOf).join('').replace(/\s+/g, ' ').trim();

function textOf(node: Nodes): string {
  if (skipped.has(node.type)) return '';
  if (node.type === 'table') {
    const [headings, ...rows] = node.children;
    return `\uE000${headings?.children.map(textOf).join('')}.\uE001 ${rows.map(sentenceOfRow).join('')}`;
  }
  const text =
    'children' in node ? node.children.map(textOf).join('') : 'value' in node ? node.value : '';
  if (node.type === 'link') return `\uE000${text}\uE001`;
  return blocks.has(node.type) ? `${text} ` : text;
}

/** Returns a row of a table as a sentence: "gray: #646a77, #98a2b3." The row of headings is left out. */
function sentenceOfRow({ children }: TableRow): string {
  const [first = '', ...others] = children.map((cell) => cell.children.map(textOf).join('').trim());
  const sentence = [first, others.filter(Boolean).join(', ')].filter(Boolean).join(': ');
  return /[.!?]$/.test(sentence) ? `${sentence} ` : `${sentence}. `;
}
