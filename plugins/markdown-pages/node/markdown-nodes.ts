import type {
  Blockquote,
  Code,
  Heading,
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  Table,
  Text,
} from 'mdast';

/** Returns a text node. */
export const text = (value: string): Text => ({ type: 'text', value });

/** Returns an inline code node. */
export const inlineCode = (value: string): InlineCode => ({ type: 'inlineCode', value });

/** Returns a link to a route or a URL. */
export const link = (url: string, ...children: Link['children']): Link => ({
  type: 'link',
  url,
  children,
});

/** Returns a paragraph. */
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

/** Returns a heading. */
export const heading = (depth: Heading['depth'], ...children: PhrasingContent[]): Heading => ({
  type: 'heading',
  depth,
  children,
});

/** Returns a code block, with a file name if it has one. */
export const code = (lang: string, value: string, title?: string): Code => ({
  type: 'code',
  lang,
  value,
  meta: title && `title="${title}"`,
});

/** Returns a list with one paragraph per item. */
export const list = (items: PhrasingContent[][]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((item) => ({
    type: 'listItem',
    spread: false,
    children: [paragraph(...item)],
  })),
});

/** Returns a table. The cells of each row are in the order of the headings. */
export const table = (headings: string[], rows: PhrasingContent[][][]): Table => ({
  type: 'table',
  children: [headings.map((name) => [text(name)]), ...rows].map((cells) => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  })),
});

/** Returns a block quote. */
export const blockquote = (children: Blockquote['children']): Blockquote => ({
  type: 'blockquote',
  children,
});

/** Joins groups of inline nodes with a separator. Empty groups are omitted. */
export const joined = (groups: PhrasingContent[][], separator: PhrasingContent) =>
  groups
    .filter((group) => group.length > 0)
    .flatMap((group, index) => (index > 0 ? [separator, ...group] : group));
