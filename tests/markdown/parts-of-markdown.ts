import type { Root, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { compact, type PageParts } from './page-parts';

/** Parts of a Markdown file, and the URLs of its links and images. */
export interface MarkdownParts extends PageParts {
  links: string[];
}

/** Reads the parts of a Markdown file. */
export function partsOfMarkdown(markdown: string): MarkdownParts {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const parts: MarkdownParts = { headings: [], codeBlocks: [], props: [], terms: [], links: [] };
  visit(tree, (node) => {
    if (node.type === 'heading') parts.headings.push(compact(toString(node)));
    if (node.type === 'code') parts.codeBlocks.push(node.value.trimEnd());
    if (node.type === 'inlineCode') parts.terms.push(compact(node.value));
    if (node.type === 'link' || node.type === 'image') parts.links.push(node.url);
    if (node.type === 'table') parts.props.push(...propsOfTable(node.children));
  });
  return parts;
}

const propHeadings = 'Name Type Default Description';

function propsOfTable([head, ...rows]: TableRow[]): PageParts['props'] {
  if (head?.children.map((cell) => toString(cell)).join(' ') !== propHeadings) return [];
  return rows.map(({ children: [name, type, value, description] }) => ({
    name: codeOf({ type: 'root', children: name!.children }),
    type: compact(codeOf({ type: 'root', children: type!.children })),
    default: compact(toString(value)),
    description: [compact(toString(description, { includeHtml: false }))],
  }));
}

/** Returns the first inline code of a cell. */
function codeOf(cell: Root): string {
  let code = '';
  visit(cell, 'inlineCode', ({ value }) => {
    code ||= value;
  });
  return code;
}
