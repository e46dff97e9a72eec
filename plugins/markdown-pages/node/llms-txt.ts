import { blockquote, heading, link, list, paragraph, text } from './markdown-nodes';
import type { Section } from '../options';
import { markdownPath } from '../shared/markdown-path';
import type { MarkdownSite } from './markdown-files';
import type { Page } from './page-markdown';
import { printMarkdown } from './print-markdown';

/** Texts at the start of the list. */
export interface ListHead {
  title: string;
  /** One sentence about the library. */
  summary: string;
}

/**
 * Returns the list of all pages in the format of llmstxt.org: title, address of the Markdown file and description
 * of each page, in sections.
 */
export function llmsTxt(
  pages: Page[],
  { title, summary }: ListHead,
  sections: Section[],
  { origin, baseUrl }: Pick<MarkdownSite, 'origin' | 'baseUrl'>,
): string {
  const full = `${origin}${baseUrl}llms-full.txt`;
  const entry = (page: Page) => [
    link(origin + markdownPath(page.permalink), text(page.documentTitle ?? page.title)),
    text(`: ${page.description}`),
  ];
  return printMarkdown([
    heading(1, text(title)),
    blockquote([paragraph(text(summary))]),
    paragraph(text('The text of all pages in one file: '), link(full, text(full))),
    ...sections.flatMap((section) => {
      const inside = pages.filter((page) => sectionOf(page, sections, baseUrl) === section);
      return inside.length > 0 ? [heading(2, text(section.title)), list(inside.map(entry))] : [];
    }),
  ]);
}

/** Returns the section whose route prefix is the longest one that matches. */
function sectionOf({ permalink }: Page, sections: Section[], baseUrl: string) {
  const route = permalink.slice(baseUrl.length - 1);
  const lengthIn = ({ prefixes }: Section) =>
    Math.max(...prefixes.map((prefix) => (route.startsWith(prefix) ? prefix.length : 0)));
  return [...sections].sort((a, b) => lengthIn(b) - lengthIn(a))[0];
}
