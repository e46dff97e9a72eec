import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { generatedFolders } from '../../../contracts/generated-files';
import { writeFiles } from '../../../contracts/write-files';
import type { MarkdownPagesOptions } from '../options';
import { markdownPath } from '../shared/markdown-path';
import { categoryMarkdown } from './category-markdown';
import type { CategoryPage, DocPage } from './list-pages';
import { llmsTxt } from './llms-txt';
import { pageMarkdown, type Page, type Site } from './page-markdown';

/** The site whose pages are converted. */
export interface MarkdownSite extends Site {
  siteDir: string;
  title: string;
}

/** File with the list of pages, relative to the site directory. The plugin writes it when the site is built. */
const listFile = '.generated/markdown-pages/pages.json';

/** Writes the list of the pages that have Markdown. */
export function writeList(siteDir: string, pages: (DocPage | CategoryPage)[]): void {
  const file = path.join(siteDir, listFile);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(pages));
}

/** Reads the list of pages; empty if the site was never built. */
function readList(siteDir: string): (DocPage | CategoryPage)[] {
  const file = path.join(siteDir, listFile);
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as (DocPage | CategoryPage)[])
    : [];
}

/** Converts a page. */
function markdownOf(
  page: DocPage | CategoryPage,
  elements: MarkdownPagesOptions['elements'],
  { siteDir, ...site }: MarkdownSite,
): string {
  if (page.kind === 'category') return categoryMarkdown(page, site);
  const source = fs.readFileSync(path.join(siteDir, page.file), 'utf8');
  return pageMarkdown({ ...page, siteDir }, matter(source).content, elements, site);
}

/** Returns the path of a page's Markdown, relative to the base path. */
const fileOf = ({ permalink }: Page, { baseUrl }: Site) =>
  markdownPath(permalink).slice(baseUrl.length);

/**
 * Returns the contents of all files: the Markdown of every page, `llms.txt` and `llms-full.txt`.
 *
 * @returns contents by path relative to the base path.
 */
export function markdownFiles(
  pages: (DocPage | CategoryPage)[],
  { elements, summary, sections }: MarkdownPagesOptions,
  site: MarkdownSite,
): Record<string, string> {
  const texts = pages.map((page) => [fileOf(page, site), markdownOf(page, elements, site)]);
  return {
    ...Object.fromEntries(texts),
    'llms.txt': llmsTxt(pages, { title: site.title, summary }, sections, site),
    'llms-full.txt': texts.map(([, text]) => text).join('\n'),
  };
}

/** Writes the Markdown of all pages of the site that was built last, `llms.txt` and `llms-full.txt`. */
export function writeMarkdown(options: MarkdownPagesOptions, site: MarkdownSite): void {
  const files = markdownFiles(readList(site.siteDir), options, site);
  writeFiles(path.join(site.siteDir, generatedFolders.markdown), files);
}

/**
 * Writes the Markdown of one page of the site that was built last, if there is such a page.
 *
 * @param file - relative to the base path: `docs/axes.md`
 */
export function writePageMarkdown(
  file: string,
  { elements }: MarkdownPagesOptions,
  site: MarkdownSite,
): void {
  const page = readList(site.siteDir).find((each) => fileOf(each, site) === file);
  if (!page) return;
  const target = path.join(site.siteDir, generatedFolders.markdown, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, markdownOf(page, elements, site));
}
