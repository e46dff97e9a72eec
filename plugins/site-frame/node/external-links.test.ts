import type { Root } from 'hast';
import type { MdxJsxAttribute, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { expect, it } from 'vitest';
import { externalLinks } from './external-links';

/** Attributes of a raw element after the plugin has seen it. */
function after(name: string, attributes: Record<string, string>) {
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
  const left = element.attributes as MdxJsxAttribute[];
  return Object.fromEntries(left.map(({ name: key, value }) => [key, value]));
}

it('opens a raw link to another site in a new tab, without access to ours', () => {
  expect(after('a', { href: 'https://example.org' })).toEqual({
    href: 'https://example.org',
    target: '_blank',
    rel: 'noopener noreferrer',
  });
});

it('leaves what the author has chosen', () => {
  const chosen = { href: 'http://example.org', target: '_self', rel: 'author' };
  expect(after('a', chosen)).toEqual(chosen);
});

it.each([
  ['a link within the site', 'a', { href: '/docs/docs' }],
  ['a place of the page', 'a', { id: 'here' }],
  ['another element', 'link', { href: 'https://example.org' }],
])('leaves %s alone', (_title, name, attributes) => {
  expect(after(name, attributes)).toEqual(attributes);
});
