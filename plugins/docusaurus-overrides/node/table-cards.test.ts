import type { Root } from 'hast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { tableCards } from './table-cards';

/** Returns tag name, role and label of every element of a Markdown table after the transformation. */
function transform(markdown: string): string[] {
  const mdast = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const tree = toHast(mdast) as Root;
  tableCards()(tree);
  const parts: string[] = [];
  visit(tree, 'element', ({ tagName, properties: { role, dataLabel } }) => {
    if (role)
      parts.push(`${tagName} ${String(role)}${dataLabel === undefined ? '' : `: ${dataLabel}`}`);
  });
  return parts;
}

const long = 'A text that is too long for a column of a phone';

describe('tableCards', () => {
  it('labels the cells of a table with long rows by the heads of their columns', () => {
    expect(transform(`| \`a\` | [B](#b) |\n| --- | --- |\n| 1 | ${long} |`)).toEqual([
      'table table',
      'thead rowgroup',
      'tr row',
      'th columnheader',
      'th columnheader',
      'tbody rowgroup',
      'tr row',
      'td cell: a',
      'td cell: B',
    ]);
  });

  it('leaves a table with short rows a table', () => {
    const parts = transform('| Build | kB |\n| --- | --- |\n| Minified | 218 |');
    expect(parts.slice(-2)).toEqual(['td cell', 'td cell']);
  });

  it('treats the first cells as heads of rows if their column has no head', () => {
    const parts = transform(`| | B |\n| --- | --- |\n| 1 | ${long} |`);
    expect(parts).toContain('td cell');
    expect(parts.slice(-2)).toEqual(['td rowheader: ', 'td cell: B']);
  });

  it('leaves a table without rows unchanged in its length', () => {
    expect(transform('| A | B |\n| --- | --- |')).toEqual([]);
  });
});
