import type { Root, RootContent } from 'mdast';
import { toMdast } from 'hast-util-to-mdast';
import { blockquote, heading, link, paragraph, text } from './markdown-nodes';
import { elementHandlers, type DescribeExample } from './element-handlers';
import { pageContent } from './page-content';
import { finishLinks } from './page-links';
import { printMarkdown } from './print-markdown';

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

/**
 * Returns a page as Markdown, from its built HTML: its title, its description, its address and its content.
 *
 * @param origin - of the site, for absolute links
 * @throws Error with the address of the page, if its HTML has no content.
 */
export function pageMarkdown(
  { permalink, title, description }: Page,
  html: string,
  origin: string,
  describe: DescribeExample,
): string {
  const url = origin + permalink;
  const content = contentOf(html, permalink, describe);
  finishLinks(content, origin, permalink);
  const isTitle = (node: RootContent) => node.type === 'heading' && node.depth === 1;
  const [first, ...rest] = content.children.filter((node) => !isTitle(node));
  return printMarkdown([
    content.children.find(isTitle) ?? heading(1, text(title)),
    blockquote([paragraph(text(description))]),
    paragraph(text('Page: '), link(url, text(url))),
    ...(first && !isText(first, description) ? [first] : []),
    ...rest,
  ]);
}

/** Whether a paragraph is a text and nothing else. Some pages start with their description. */
const isText = (node: RootContent, value: string) =>
  node.type === 'paragraph' &&
  node.children.length === 1 &&
  node.children[0]!.type === 'text' &&
  node.children[0]!.value === value;

function contentOf(html: string, permalink: string, describe: DescribeExample): Root {
  try {
    const handlers = elementHandlers(describe);
    return toMdast(pageContent(html), { handlers, document: true }) as Root;
  } catch (error) {
    throw new Error(`${permalink}: ${(error as Error).message}`, { cause: error });
  }
}
