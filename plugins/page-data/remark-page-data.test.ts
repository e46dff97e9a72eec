import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { remarkPageData } from './remark-page-data';

const siteDir = __dirname;
const transform = remarkPageData({
  siteDir,
  elements: [
    {
      element: 'Chart',
      attribute: 'of',
      prop: 'data',
      fileOf: (name) => `${name}.md`,
      hint: 'write a name.',
    },
  ],
});

const element = (value?: string): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'Chart',
  attributes: value === undefined ? [] : [{ type: 'mdxJsxAttribute', name: 'of', value }],
  children: [],
  position: { start: { line: 7, column: 1 }, end: { line: 7, column: 9 } },
});

function run(...elements: MdxJsxFlowElement[]): Root {
  const tree: Root = { type: 'root', children: elements };
  transform(tree, new VFile({ path: `${siteDir}/content/page.mdx` }));
  return tree;
}

describe('remarkPageData', () => {
  it('replaces the attribute by a prop that references the imported data', () => {
    const [imported, chart] = run(element('README')).children;
    expect(imported).toMatchObject({ value: 'import pageData0 from "@site/README.md"' });
    expect(chart).toMatchObject({
      attributes: [{ name: 'data', value: { value: 'pageData0' } }],
    });
  });

  it('imports a file once, even if several elements use it', () => {
    const { children } = run(element('README'), element('README'));
    expect(children.filter(({ type }) => type === 'mdxjsEsm')).toHaveLength(1);
  });

  it('throws on a value without data, with the page, the line and a hint', () => {
    expect(() => run(element('nothing'))).toThrow(
      'content/page.mdx:7: <Chart> has "nothing" as its of; write a name.',
    );
  });

  it('throws when the attribute is missing', () => {
    expect(() => run(element())).toThrow(/has nothing as its of/);
  });
});
