import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageData } from '../../shared/types/page-data';
import { remarkPageData } from './remark-page-data';

const site = fs.mkdtempSync(path.join(os.tmpdir(), 'page-data-'));
const elements: PageData[] = [
  {
    element: 'Example',
    attribute: 'id',
    prop: 'listing',
    fileOf: (id) => `listings/${id}.json`,
    hint: 'write the path of a file in examples/.',
  },
];

beforeAll(() => {
  fs.mkdirSync(path.join(site, 'listings/bar'), { recursive: true });
  for (const name of ['stacked', 'grouped'])
    fs.writeFileSync(path.join(site, `listings/bar/${name}.json`), '{}');
});
afterAll(() => fs.rmSync(site, { recursive: true }));

const attribute = (name: string, value: MdxJsxAttribute['value']): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});
const example = (...attributes: MdxJsxAttribute[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'Example',
  attributes,
  children: [],
  position: { start: { line: 3, column: 1 }, end: { line: 3, column: 9 } },
});

const run = (...children: Root['children']) => runFor(elements, ...children);

function runFor(elements: PageData[], ...children: Root['children']): Root['children'] {
  const tree: Root = { type: 'root', children };
  const page = new VFile({ path: path.join(site, 'content/bar.mdx') });
  remarkPageData({ siteDir: site, elements })(tree, page);
  return tree.children;
}

describe('<Example id>', () => {
  it('receives an imported listing, as syntax trees that MDX compiles', () => {
    const [imported, element] = run(example(attribute('id', 'bar/stacked')));
    expect(imported).toMatchObject({
      type: 'mdxjsEsm',
      data: { estree: { body: [{ source: { value: '@site/listings/bar/stacked.json' } }] } },
    });
    expect(element).toMatchObject({
      attributes: [
        {
          name: 'listing',
          value: { data: { estree: { body: [{ expression: { name: 'pageData0' } }] } } },
        },
      ],
    });
  });

  it('keeps its other attributes, and may be nested', () => {
    const inside = example(attribute('id', 'bar/stacked'), attribute('height', '300'));
    run({ type: 'blockquote', children: [inside] } as Root['children'][number]);
    expect(inside.attributes).toMatchObject([{ name: 'height' }, { name: 'listing' }]);
  });

  it('imports each file under a unique name', () => {
    const ids = ['bar/stacked', 'bar/grouped', 'bar/stacked'];
    const page = run(...ids.map((id) => example(attribute('id', id))));
    const names = page.flatMap((node) =>
      node.type === 'mdxJsxFlowElement' ? node.attributes.map(({ value }) => value) : [],
    );
    expect(names).toMatchObject([
      { value: 'pageData0' },
      { value: 'pageData1' },
      { value: 'pageData0' },
    ]);
  });

  it('marks the first element of the page, if its data has a `firstProp`', () => {
    const [first, second] = ['bar/stacked', 'bar/grouped'].map((id) =>
      example(attribute('id', id)),
    );
    runFor([{ ...elements[0]!, firstProp: 'first' }], first!, second!);
    expect(first?.attributes).toMatchObject([{ name: 'listing' }, { name: 'first', value: null }]);
    expect(second?.attributes).toMatchObject([{ name: 'listing' }]);
  });

  it('leaves pages without such elements unchanged', () => {
    const other: MdxJsxFlowElement = { ...example(attribute('id', 'x')), name: 'Other' };
    expect(run(structuredClone(other))).toEqual([other]);
  });

  it.each([
    ['an unknown id', [attribute('id', 'bar/none')], /<Example> has "bar\/none" as its id;/],
    ['an empty id', [attribute('id', '')], /<Example> has "" as its id;/],
    ['an id without a value', [attribute('id', null)], /has nothing as its id;/],
    ['no id', [], /has nothing as its id;/],
  ])('throws on %s with the page, the line and a hint', (_case, attributes, message) => {
    const show = () => run(example(...attributes));
    expect(show).toThrow(message);
    expect(show).toThrow(/^content\/bar\.mdx:3: .* write the path of a file in examples\/\.$/);
  });
});
