import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { parseMdx } from './parse-mdx';

describe('parseMdx', () => {
  it.each([
    [':::warning\n\nBody.\n\n:::', 'Body.'],
    [':::tip[Title]\n\nBody.\n\n:::', 'TitleBody.'],
    [':::note Title\n\nBody.\n\n:::', 'TitleBody.'],
  ])('parses %j as a directive', (mdx, text) => {
    const root = parseMdx(mdx);
    expect(root.children.map(({ type }) => type)).toEqual(['containerDirective']);
    expect(toString(root)).toBe(text);
  });

  it('leaves colons within a line as text', () => {
    expect(toString(parseMdx('From 9:30, see :note and `a:b`.'))).toBe(
      'From 9:30, see :note and a:b.',
    );
  });

  it('keeps custom heading ids as text, which are no expressions', () => {
    expect(toString(parseMdx('## Gauge {#the-gauge}'))).toBe('Gauge {#the-gauge}');
  });

  it('parses tables, elements and imports', () => {
    const mdx = "import A from './a';\n\n<A />\n\n| a |\n| --- |\n| b |";
    expect(parseMdx(mdx).children.map(({ type }) => type)).toEqual([
      'mdxjsEsm',
      'mdxJsxFlowElement',
      'table',
    ]);
  });
});
