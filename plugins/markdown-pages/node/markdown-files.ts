import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../../../shared/read-json';
import { generatedFiles, generatedFolders, readGenerated } from '../../../shared/generated-files';
import { writeFiles } from '../../../shared/write-files';
import type { MarkdownPagesOptions } from '../options';
import { markdownPath } from '../shared/markdown-path';
import { assistantFiles, type AssistantFiles } from './assistant-files';
import { llmsTexts } from './llms-txt';
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
  return fs.existsSync(file) ? readJson<Page[]>(file) : [];
}

/** A page with its Markdown files: a long one has several. */
export interface WrittenPage extends Pick<Page, 'title' | 'description'> {
  /** Without the base path: `docs/axes`; empty for the home page. */
  path: string;
  /** Relative to the folder of all files. */
  files: string[];
}

/**
 * Returns the pages whose Markdown `writeMarkdown` has written.
 *
 * @throws Error if a page has none.
 */
export function writtenPages(site: Pick<MarkdownSite, 'siteDir' | 'baseUrl'>): WrittenPage[] {
  const folder = path.join(site.siteDir, generatedFolders.markdown);
  return readList(site.siteDir).map((page) => {
    const files: string[] = [];
    for (;;) {
      const file = fileOf(page, site, files.length + 1);
      if (!fs.existsSync(path.join(folder, file))) break;
      files.push(file);
    }
    if (files.length === 0)
      throw new Error(`${page.permalink} has no Markdown in ${folder}: run "npm run build".`);
    const { permalink, title, description } = page;
    return {
      path: permalink.slice(site.baseUrl.length).replace(/\/$/, ''),
      files,
      title,
      description,
    };
  });
}

/** Returns a function that converts a page to its files, by path relative to the base path. */
function pageConverter(site: MarkdownSite) {
  const { siteDir, outDir, baseUrl } = site;
  const cards = readGenerated(generatedFiles.gallery, siteDir)
    .flatMap(({ families }) => families)
    .flatMap((family) => family.cards);
  const descriptions = new Map(cards.map(({ id, alt }) => [id, alt]));
  return (page: Page): Record<string, string> => {
    const file = path.join(outDir, page.permalink.slice(baseUrl.length), 'index.html');
    if (!fs.existsSync(file))
      throw new Error(
        `${file} is missing, from which the Markdown of ${page.permalink} is made: run "npm run build" first.`,
      );
    const html = fs.readFileSync(file, 'utf8');
    const parts = pageMarkdown(page, html, site, (id) => descriptions.get(id));
    return Object.fromEntries(
      parts.map((text, index) => [fileOf(page, site, index + 1), text] as const),
    );
  };
}

/** Returns the path of a page's Markdown, relative to the base path. */
const fileOf = ({ permalink }: Page, { baseUrl }: Pick<MarkdownSite, 'baseUrl'>, part?: number) =>
  markdownPath(permalink, part).slice(baseUrl.length);

/**
 * Returns the contents of all files: the Markdown of every page, `llms.txt` with the lists of its sections, and
 * `llms-full.txt`.
 *
 * @returns contents by path relative to the base path.
 */
export function markdownFiles(
  pages: Page[],
  { summary, sections }: MarkdownPagesOptions,
  site: MarkdownSite,
): Record<string, string> {
  const filesOf = pageConverter(site);
  const files = Object.fromEntries(pages.flatMap((page) => Object.entries(filesOf(page))));
  return {
    ...files,
    ...llmsTexts(pages, { title: site.title, summary }, sections, site),
    'llms-full.txt': Object.values(files).join('\n'),
  };
}

/** Writes the Markdown of all pages of the site that was built last, the lists of them, and `AGENTS.md` and `SKILL.md`. */
export function writeMarkdown(
  options: MarkdownPagesOptions,
  assistants: AssistantFiles,
  site: MarkdownSite,
): void {
  const files = markdownFiles(readList(site.siteDir), options, site);
  writeFiles(path.join(site.siteDir, generatedFolders.markdown), {
    ...files,
    ...assistantFiles(assistants, files, site),
  });
}

/**
 * Writes the Markdown of one page of the site that was built last, if there is such a page.
 *
 * @param file - relative to the base path: `docs/axes.md`, or a part of a long page: `examples/bar.part-2.md`
 * @throws Error with the command that builds the page, if only the development server has it.
 */
export function writePageMarkdown(file: string, site: MarkdownSite): void {
  const whole = file.replace(/\.part-\d+(?=\.md$)/, '');
  const page = readList(site.siteDir).find((each) => fileOf(each, site) === whole);
  if (!page) return;
  for (const [name, text] of Object.entries(pageConverter(site)(page))) {
    const target = path.join(site.siteDir, generatedFolders.markdown, name);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
}
