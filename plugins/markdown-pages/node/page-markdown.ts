import type { RootContent } from 'mdast';
import type { MarkdownElement } from '../../../contracts/markdown-element';
import { blockquote, heading, link, paragraph, text } from '../../../contracts/markdown-nodes';
import { parseMdx } from '../../../contracts/parse-mdx';
import { absoluteLinks } from './absolute-links';
import { printMarkdown } from './print-markdown';
import { replaceElements, type SourcePage } from './replace-elements';
import { withoutHeadingIds } from './without-heading-ids';

/** A page of the site. */
export interface Page {
  /** Path with the base path. */
  permalink: string;
  /** Heading. */
  title: string;
  /** Title in lists of all pages, if the heading alone is ambiguous there. */
  documentTitle?: string;
  description: string;
}

/** Address of the site: its origin and its base path. */
export interface Site {
  origin: string;
  baseUrl: string;
}

/** Returns a page as Markdown, from its MDX source without front matter. */
export function pageMarkdown(
  page: Page & SourcePage,
  mdx: string,
  elements: MarkdownElement[],
  site: Site,
): string {
  const tree = withoutHeadingIds(parseMdx(mdx));
  return printPage(page, replaceElements(tree.children, elements, page), site);
}

/** Prints a page: its title unless the content has one, its description, its address and its content. */
export function printPage(page: Page, content: RootContent[], { origin, baseUrl }: Site): string {
  const url = origin + page.permalink;
  const isTitle = (node: RootContent) => node.type === 'heading' && node.depth === 1;
  const [first, ...rest] = content;
  const [title, body] =
    first && isTitle(first) ? [first, rest] : [heading(1, text(page.title)), content];
  const children = [
    title,
    blockquote([paragraph(text(page.description))]),
    paragraph(text('Page: '), link(url, text(url))),
    ...body,
  ];
  const addresses = { site: origin + baseUrl, page: url };
  return printMarkdown(absoluteLinks({ type: 'root', children }, addresses).children);
}
