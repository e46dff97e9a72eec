import { describe, expect, it } from 'vitest';
import type { MarkdownElement } from '../../../contracts/markdown-element';
import { code, paragraph, text } from '../../../contracts/markdown-nodes';
import { pageMarkdown } from './page-markdown';

const site = { origin: 'https://x.example', baseUrl: '/base/' };
const page = {
  permalink: '/base/docs/axes',
  title: 'Axes',
  description: 'Show axes.',
  file: 'content/docs/axes.mdx',
  siteDir: '/site',
};
const elements: MarkdownElement[] = [
  {
    element: 'Example',
    toMarkdown: ({ attributes }, siteDir) => [
      code('tsx', `${siteDir} ${Object.entries(attributes).join(' ')}`),
    ],
  },
  { element: 'Box', toMarkdown: ({ children }) => [paragraph(text('before')), ...children] },
];
const convert = (mdx: string) => pageMarkdown(page, mdx, elements, site);
/** Converts the content below the head of the page. */
const convertBody = (mdx: string) => convert(mdx).split('\n\n').slice(3).join('\n\n');

describe('pageMarkdown', () => {
  it('starts with title, description and address', () => {
    expect(convert('Text.')).toBe(
      '# Axes\n\n> Show axes.\n\nPage: <https://x.example/base/docs/axes>\n\nText.\n',
    );
  });

  it('uses the title of the content, if it has one', () => {
    expect(convert('# All axes\n\nText.')).toMatch(/^# All axes\n\n> Show axes\./);
  });

  it('replaces elements by their Markdown, with attributes and children', () => {
    expect(convertBody('<Example id="bar/stacked" folded />')).toBe(
      '```tsx\n/site id,bar/stacked folded,\n```\n',
    );
    expect(convertBody('<Box>\n\n<Box>\n\nText.\n\n</Box>\n\n</Box>')).toBe(
      'before\n\nbefore\n\nText.\n',
    );
  });

  it('removes imports, comments and heading ids', () => {
    expect(
      convertBody("import Box from '@site/box';\n\n{/* Generated. */}\n\n## `Stacked` bars {#id}"),
    ).toBe('## `Stacked` bars\n');
  });

  it('makes links absolute, with anchors, and leaves other sites unchanged', () => {
    expect(
      convertBody('[a](/docs/intro#b) [c](#d) [e](https://y.example/) [f](pathname:///storybook)'),
    ).toBe(
      '[a](https://x.example/base/docs/intro#b) [c](https://x.example/base/docs/axes#d) [e](https://y.example/) [f](https://x.example/base/storybook)\n',
    );
  });

  it('keeps code as it is, in any language', () => {
    const block = '```html title="a.html"\n<link href="/x" />\n{/* kept */}\n```\n';
    expect(convertBody(block)).toBe(block);
  });

  it('prints tables without padding and escapes pipes', () => {
    expect(convertBody('| a | long heading |\n| --- | --- |\n| `b \\| c` | d |')).toBe(
      '| a | long heading |\n| - | - |\n| `b \\| c` | d |\n',
    );
  });

  it.each([
    ['its kind', ':::tip\n\nText.\n\n:::', '> **Tip**\n>\n> Text.\n'],
    ['its title', ':::warning Be *careful*\n\nText.\n\n:::', '> **Be _careful_**\n>\n> Text.\n'],
  ])('converts a callout to a quote with %s', (_title, mdx, expected) => {
    expect(convertBody(mdx)).toBe(expected);
  });

  it('leaves colons in text unchanged', () => {
    expect(convertBody('At 10:30, `a:b` and c:d.')).toBe('At 10:30, `a:b` and c:d.\n');
  });

  it.each([
    ['an unknown element', 'Text.\n\n<Video />', /:3: <Video> has no Markdown: add a MarkdownEl/],
    ['an expression', 'Text {1 + 1}.', /:1: \{1 \+ 1\} has no Markdown: write its value as text/],
  ])('throws on %s with the page, the line and a hint', (_case, mdx, message) => {
    expect(() => convert(mdx)).toThrow(message);
    expect(() => convert(mdx)).toThrow(/^content\/docs\/axes\.mdx:/);
  });
});
