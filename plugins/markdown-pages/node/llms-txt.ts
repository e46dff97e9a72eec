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

type SiteAddress = Pick<MarkdownSite, 'origin' | 'baseUrl'>;

/** Number of characters of a file, above which programs read only its start. */
export const maxLength = 50_000;

/** A file with the list of the pages of a section, or of a part of them if the section is long. */
interface SectionFile {
  section: Section;
  name: string;
  title: string;
  pages: Page[];
}

/** Returns the address of `llms.txt`, which the Markdown of every page names. */
export const indexUrl = ({ origin, baseUrl }: SiteAddress) => `${origin}${baseUrl}llms.txt`;

/**
 * Returns the lists of all pages in the format of llmstxt.org: title, address of the Markdown file and description of
 * each page. `llms.txt` leads to a list for each section and contains the pages of some of them.
 *
 * @returns contents by path relative to the base path.
 * @throws Error that names the list and the setting, if `llms.txt` is longer than programs read.
 */
export function llmsTexts(
  pages: Page[],
  { title, summary }: ListHead,
  sections: Section[],
  site: SiteAddress,
): Record<string, string> {
  const urlOf = (file: string) => `${site.origin}${site.baseUrl}${file}`;
  const linkTo = (file: string) => link(urlOf(file), text(urlOf(file)));
  const entries = (listed: Page[]) => list(listed.map((page) => entry(page, site)));
  const files = sections.flatMap((section) => {
    const inside = pages.filter((page) => sectionOf(page, sections, site.baseUrl) === section);
    return filesOf(section, inside, (some) => printMarkdown([entries(some)]).length);
  });
  const index = printMarkdown([
    heading(1, text(title)),
    blockquote([paragraph(text(summary))]),
    paragraph(
      text(
        'Every page is also Markdown, at its address with the ending .md, or with the header "Accept: text/markdown". The text of all pages in one file: ',
      ),
      linkTo('llms-full.txt'),
    ),
    heading(2, text('Sections')),
    list(
      files.map((file) => [
        link(urlOf(file.name), text(file.title)),
        text(`: ${file.section.about} (${countOf(file.pages)})`),
      ]),
    ),
    ...files
      .filter(({ section }) => section.isInIndex)
      .flatMap((file) => [heading(2, text(file.title)), entries(file.pages)]),
  ]);
  if (index.length > maxLength)
    throw new Error(
      `llms.txt has ${index.length} characters, of which programs read ${maxLength}: remove isInIndex from a section in config/markdown-pages.ts.`,
    );
  const lists = files.map((file) => [
    file.name,
    printMarkdown([
      heading(1, text(`${title}: ${file.title}`)),
      blockquote([paragraph(text('A section of the list of all pages: '), linkTo('llms.txt'))]),
      heading(2, text(file.title)),
      entries(file.pages),
    ]),
  ]);
  return { 'llms.txt': index, ...Object.fromEntries(lists) };
}

const countOf = ({ length }: Page[]) => (length === 1 ? '1 page' : `${length} pages`);

const entry = (page: Page, { origin }: SiteAddress) => [
  link(origin + markdownPath(page.permalink), text(page.documentTitle ?? page.title)),
  text(`: ${page.description}`),
];

/** Returns the files of a section: several of the same length if one would be too long. None if it has no pages. */
function filesOf(
  section: Section,
  pages: Page[],
  lengthOf: (pages: Page[]) => number,
): SectionFile[] {
  const room = maxLength - 1000; // without the head of the file
  const count = pages.length > 0 ? Math.ceil(lengthOf(pages) / room) : 0;
  const size = Math.ceil(pages.length / count);
  return Array.from({ length: count }, (_, index) => {
    const some = pages.slice(index * size, (index + 1) * size);
    return {
      section,
      name: `llms/${section.name}${index > 0 ? `-${index + 1}` : ''}.txt`,
      title:
        count > 1 ? `${section.title}, ${some[0]?.title} to ${some.at(-1)?.title}` : section.title,
      pages: some,
    };
  });
}

/** Returns the section whose route prefix is the longest one that matches. */
function sectionOf({ permalink }: Page, sections: Section[], baseUrl: string) {
  const route = permalink.slice(baseUrl.length - 1);
  const lengthIn = ({ prefixes }: Section) =>
    Math.max(...prefixes.map((prefix) => (route.startsWith(prefix) ? prefix.length : 0)));
  return [...sections].sort((a, b) => lengthIn(b) - lengthIn(a))[0];
}
