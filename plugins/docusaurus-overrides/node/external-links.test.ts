import type { Root } from 'hast';
import type { MdxJsxAttribute, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { expect, it } from 'vitest';
import { externalLinks } from './external-links';

/** Returns the attributes of a raw element after the transformation. */
function transform(name: string, attributes: Record<string, string>) {
  const element: MdxJsxTextElementHast = {
    type: 'mdxJsxTextElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: [],
  };
  const tree: Root = { type: 'root', children: [element] };
  externalLinks()(tree);
  const result = element.attributes as MdxJsxAttribute[];
  return Object.fromEntries(result.map(({ name: key, value }) => [key, value]));
}

it('opens raw external links in a new tab, without access to the opener', () => {
  expect(transform('a', { href: 'https://example.org' })).toEqual({
    href: 'https://example.org',
    target: '_blank',
    rel: 'noopener noreferrer',
  });
});

it('keeps explicit attributes', () => {
  const attributes = { href: 'http://example.org', target: '_self', rel: 'author' };
  expect(transform('a', attributes)).toEqual(attributes);
});

it.each([
  ['an internal link', 'a', { href: '/docs/docs' }],
  ['an anchor', 'a', { id: 'here' }],
  ['another element', 'link', { href: 'https://example.org' }],
])('leaves %s unchanged', (_title, name, attributes) => {
  expect(transform(name, attributes)).toEqual(attributes);
});
