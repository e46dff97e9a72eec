import fs from 'node:fs';
import path from 'node:path';
import { generatedFiles, generatedFolders, readGenerated } from '../../../shared/generated-files';
import { writeFiles } from '../../../shared/write-files';
import type { MarkdownPagesOptions } from '../options';
import { markdownPath } from '../shared/markdown-path';
import { llmsTxt } from './llms-txt';
import { pageMarkdown, type Page } from './page-markdown';

/** The site whose pages are converted. */
export interface MarkdownSite {
  siteDir: string;
  /** Folder of the built site. */
  outDir: string;
  title: string;
  origin: string;
  baseUrl: string;
}

/** File with the list of pages, relative to the site directory. The plugin writes it when the site is built. */
const listFile = '.generated/markdown-pages/pages.json';

/** Writes the list of the pages that have Markdown. */
export function writeList(siteDir: string, pages: Page[]): void {
  const file = path.join(siteDir, listFile);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(pages));
}

/** Reads the list of pages; empty if the site was never built. */
function readList(siteDir: string): Page[] {
  const file = path.join(siteDir, listFile);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Page[]) : [];
}

/** Returns a function that converts a page. */
function pageConverter({ siteDir, outDir, origin, baseUrl }: MarkdownSite) {
  const cards = readGenerated(generatedFiles.gallery, siteDir)
    .flatMap(({ families }) => families)
    .flatMap((family) => family.cards);
  const descriptions = new Map(cards.map(({ id, alt }) => [id, alt]));
  return (page: Page): string => {
    const file = path.join(outDir, page.permalink.slice(baseUrl.length), 'index.html');
    if (!fs.existsSync(file))
      throw new Error(
        `${file} is missing, from which the Markdown of ${page.permalink} is made: run "npm run build" first.`,
      );
    const html = fs.readFileSync(file, 'utf8');
    return pageMarkdown(page, html, origin, (id) => descriptions.get(id));
  };
}

/** Returns the path of a page's Markdown, relative to the base path. */
const fileOf = ({ permalink }: Page, { baseUrl }: MarkdownSite) =>
  markdownPath(permalink).slice(baseUrl.length);

/**
 * Returns the contents of all files: the Markdown of every page, `llms.txt` and `llms-full.txt`.
 *
 * @returns contents by path relative to the base path.
 */
export function markdownFiles(
  pages: Page[],
  { summary, sections }: MarkdownPagesOptions,
  site: MarkdownSite,
): Record<string, string> {
  const markdownOf = pageConverter(site);
  const texts = pages.map((page) => [fileOf(page, site), markdownOf(page)]);
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
 * @throws Error with the command that builds the page, if only the development server has it.
 */
export function writePageMarkdown(file: string, site: MarkdownSite): void {
  const page = readList(site.siteDir).find((each) => fileOf(each, site) === file);
  if (!page) return;
  const target = path.join(site.siteDir, generatedFolders.markdown, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, pageConverter(site)(page));
}
