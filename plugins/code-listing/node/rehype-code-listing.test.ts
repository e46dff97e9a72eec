import type { Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { loadHighlight } from './highlight';
import { rehypeCodeListing } from './rehype-code-listing';

function run(language: string | undefined, code: string, metastring = ''): Root {
  const tree: Root = {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'pre',
        properties: {},
        children: [
          {
            type: 'element',
            tagName: 'code',
            properties: { className: language ? [`language-${language}`] : [], metastring },
            children: [{ type: 'text', value: code }],
          },
        ],
      },
    ],
  };
  rehypeCodeListing({ highlight: (text, name) => `<b>${name}:${text}</b>` })(tree);
  return tree;
}

describe('rehypeCodeListing', () => {
  it('replaces a code block by a listing with highlighted HTML', () => {
    expect(run('tsx', 'const a = 1;\n', 'title="a.tsx" fragment').children).toMatchObject([
      {
        name: 'CodeListing',
        attributes: [
          { name: 'html', value: '<b>tsx:const a = 1;</b>' },
          { name: 'language', value: 'tsx' },
          { name: 'title', value: 'a.tsx' },
        ],
      },
    ]);
  });

  it('treats a block without a language as text', () => {
    expect(run(undefined, 'x').children).toMatchObject([
      { attributes: [{ value: '<b>text:x</b>' }, { value: 'text' }] },
    ]);
  });
});

describe('loadHighlight', () => {
  it('colors tokens for both modes', async () => {
    const highlight = await loadHighlight();
    expect(highlight('const a = 1;', 'ts')).toContain(
      '<span><span class="code-keyword">const</span><span class="code-constant"> a</span>',
    );
  });

  it('lists the supported languages in the error for an unknown one', async () => {
    const highlight = await loadHighlight();
    expect(() => highlight('x', 'cobol')).toThrow(/marked "cobol", but only tsx, ts/);
  });
});
