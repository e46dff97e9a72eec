import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { MarkdownPagesOptions } from '../options';
import { markdownPath } from '../shared/markdown-path';
import type { MarkdownPagesData } from '../shared/plugin-data';
import { categoryMarkdown } from './category-markdown';
import { listPages, type CategoryPage, type DocPage } from './list-pages';
import { llmsTxt } from './llms-txt';
import { pageMarkdown, type Site } from './page-markdown';

interface SiteFiles extends Site {
  siteDir: string;
  title: string;
}

/** Markdown of pages by path of their source, with the source that it was made from. */
export type ConvertedPages = Map<string, { source: string; text: string }>;

/**
 * Returns the contents of all files: the Markdown of every page, `llms.txt` and `llms-full.txt`.
 *
 * @param converted - receives the pages; those whose source has not changed are not converted again
 * @returns contents by path relative to the base path.
 */
export function markdownFiles(
  versions: LoadedVersion[],
  { elements, excluded = [], summary, sections }: MarkdownPagesOptions & Partial<MarkdownPagesData>,
  { siteDir, title, ...site }: SiteFiles,
  converted: ConvertedPages = new Map(),
): Record<string, string> {
  const markdownOf = (page: DocPage | CategoryPage) => {
    if (page.kind === 'category') return categoryMarkdown(page, site);
    const source = fs.readFileSync(path.join(siteDir, page.file), 'utf8');
    const known = converted.get(page.file);
    if (known?.source === source) return known.text;
    const text = pageMarkdown({ ...page, siteDir }, matter(source).content, elements, site);
    converted.set(page.file, { source, text });
    return text;
  };
  const pages = versions
    .flatMap(listPages)
    .filter(({ permalink }) => !excluded.includes(permalink))
    .map((page) => ({ page, text: markdownOf(page) }));
  const listed = pages.map(({ page }) => page);
  return {
    ...Object.fromEntries(
      pages.map(({ page, text }) => [
        markdownPath(page.permalink).slice(site.baseUrl.length),
        text,
      ]),
    ),
    'llms.txt': llmsTxt(listed, { title, summary }, sections, site),
    'llms-full.txt': pages.map(({ text }) => text).join('\n'),
  };
}
