import type { Root, RootContent } from 'mdast';
import { toMdast } from 'hast-util-to-mdast';
import { SKIP, visit } from 'unist-util-visit';
import { errorMessage } from '../../../shared/error-message';
import { blockquote, heading, link, paragraph, text } from './markdown-nodes';
import { elementHandlers, type DescribeExample } from './element-handlers';
import { indexUrl } from './llms-txt';
import type { MarkdownSite } from './markdown-files';
import { pageContent } from './page-content';
import { pageParts } from './page-parts';
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
  /** Whether its list of examples is too long with the description of each. */
  withoutDescriptions?: boolean;
}

/**
 * Returns a page as Markdown, from its built HTML: its title, its description, the addresses of the list of all pages
 * and of the page, and its content. A page that is too long for one file has several, each with whole sections.
 *
 * @throws Error with the address of the page, if its HTML has no content.
 */
export function pageMarkdown(
  page: Page,
  html: string,
  site: Pick<MarkdownSite, 'origin' | 'baseUrl'>,
  describe: DescribeExample,
): string[] {
  const { permalink, title, description } = page;
  const url = site.origin + permalink;
  const content = contentOf(html, page, describe);
  finishLinks(content, site.origin, permalink);
  const isTitle = (node: RootContent) => node.type === 'heading' && node.depth === 1;
  const [first, ...rest] = content.children.filter((node) => !isTitle(node));
  const index = indexUrl(site);
  const head = [
    content.children.find(isTitle) ?? heading(1, text(title)),
    blockquote([paragraph(text(description))]),
    blockquote([
      paragraph(
        text('For the complete documentation index, see '),
        link(index, text('llms.txt')),
        text('.'),
      ),
    ]),
    paragraph(text('Page: '), link(url, text(url))),
  ];
  const body = [...(first && !isText(first, description) ? [first] : []), ...rest];
  return pageParts(head, body, url).map(printMarkdown);
}

/** Whether a paragraph is a text and nothing else. Some pages start with their description. */
const isText = (node: RootContent, value: string) =>
  node.type === 'paragraph' &&
  node.children.length === 1 &&
  node.children.every((child) => child.type === 'text' && child.value === value);

function contentOf(
  html: string,
  { permalink, withoutDescriptions }: Page,
  describe: DescribeExample,
): Root {
  try {
    const handlers = elementHandlers(withoutDescriptions ? () => undefined : describe);
    return toMdast(pageContent(html), { handlers, document: true }) as Root;
  } catch (error) {
    throw new Error(`${permalink}: ${errorMessage(error)}`, { cause: error });
  }
}

/**
 * Makes the links and images of a page absolute, so that they work wherever its text is pasted, and puts commas between
 * links that only styles separate on the page.
 *
 * @param permalink - path of the page, with the base path
 */
function finishLinks(tree: Root, origin: string, permalink: string): void {
  visit(tree, ['link', 'image'], (node, index = 0, parent) => {
    if (!('url' in node)) return undefined;
    if (node.url.startsWith('#')) node.url = origin + permalink + node.url;
    else if (node.url.startsWith('/')) node.url = origin + node.url;
    if (node.type !== 'link' || parent?.children[index - 1]?.type !== 'link') return undefined;
    parent.children.splice(index, 0, text(', '));
    return [SKIP, index + 2];
  });
}
