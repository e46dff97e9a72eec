import type { Element, Root } from 'hast';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadHighlight, type Highlight } from './highlight';
import { rehypeCodeListing } from './rehype-code-listing';

let highlight: Highlight;
beforeAll(async () => {
  highlight = await loadHighlight();
});

const code = (value: string, language: string, meta?: string): Element => ({
  type: 'element',
  tagName: 'code',
  properties: { className: [`language-${language}`] },
  // The types of hast-util-from-parse5 require positions, which only parsed HTML has.
  data: { meta } as Element['data'],
  children: [{ type: 'text', value }],
});
const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

function transform(...children: Element[]): Root['children'] {
  const tree: Root = { type: 'root', children };
  rehypeCodeListing({ highlight })(tree);
  return tree.children;
}

describe('loadHighlight', () => {
  it('escapes HTML', () => {
    expect(highlight('a < b && c', 'text')).toMatch(/a (&lt;|&#x3C;) b/);
  });

  it('keeps the lines of plain text and adds no colors', () => {
    const html = highlight('one\ntwo', 'text');
    expect(html).toContain('<code><span>one</span>\n<span>two</span></code>');
  });

  it('links names, with the base path', async () => {
    const linked = await loadHighlight('/base/');
    const html = linked('const a = Axis;', 'ts', [], [{ start: 10, end: 14, to: '/types/Axis#a' }]);
    expect(html).toContain('<a href="/base/types/Axis#a"');
    expect(html.replace(/<[^>]*>/g, '')).toBe('const a = Axis;');
  });

  it('adds no elements for text in the default color', () => {
    expect(highlight('(a)', 'ts')).toContain('<span>(a)</span>');
  });

  it('links names in folded lines', () => {
    const link = { start: 8, end: 12, to: '/Axis' };
    const html = highlight('one\ntwo Axis\nthree', 'text', [[2, 2]], [link]);
    expect(html).toContain('<span hidden><span>two <a href="/Axis">Axis</a></span></span>');
  });

  it('wraps folded lines and names them', () => {
    const html = highlight('one\ntwo\nthree\nfour\nfive', 'text', [
      [2, 3],
      [5, 5],
    ]);
    const line = (text: string) => `<span>${text}</span>`;
    expect(html).toContain(
      `${line('one')}\n<span data-folded="Lines 2 to 3"><span hidden>${line('two')}\n${line('three')}</span></span>\n${line('four')}\n<span data-folded="Lines 5 to 5"><span hidden>`,
    );
  });

  it('rejects an unknown language and names the supported ones and the file to change', () => {
    expect(() => highlight('x', 'python')).toThrow(
      /marked "python", but only .*tsx.* highlighted: use one .* add it in plugins\/code-listing/,
    );
  });

  it('supports every language that the error message lists', () => {
    const [, names = ''] = /only (.*) and text are/.exec(errorOf(() => highlight('x', '?'))) ?? [];
    for (const language of names.split(', '))
      expect(highlight('x', language)).toMatch(/^<pre class="shiki/);
  });
});

describe('rehypeCodeListing with the highlighter', () => {
  it('replaces code blocks at any depth by listings with highlighted code', () => {
    const [item] = transform(element('li', element('pre', code('let a;\n', 'ts', 'title="a.ts"'))));
    expect((item as Element).children).toMatchObject([
      {
        name: 'CodeListing',
        attributes: [
          { name: 'html', value: highlight('let a;', 'ts') },
          { name: 'language', value: 'ts' },
          { name: 'title', value: 'a.ts' },
        ],
      },
    ]);
  });

  it('leaves inline code unchanged', () => {
    const sentence = element('p', code('a', 'ts'));
    expect(transform(structuredClone(sentence))).toEqual([sentence]);
  });

  it('throws on a block in an unknown language', () => {
    expect(() => transform(element('pre', code('x', 'python')))).toThrow(/marked "python"/);
  });
});

function errorOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}
