import fs from 'node:fs/promises';
import matter from 'gray-matter';
import type { SearchablePage } from './page-records';

/** A page with its source. */
export interface PageSource {
  file: string;
  /** Without the base path: `/docs/axes`. */
  route: string;
  /** Default: from the front matter. */
  title?: string;
  description?: string;
}

/** Front matter that the search reads. */
interface FrontMatter {
  title?: string;
  description?: string;
  keywords?: string[];
}

/** Reads the sources of pages. */
export const readPages = (sources: readonly PageSource[]): Promise<SearchablePage[]> =>
  Promise.all(sources.map(readPage));

async function readPage({ file, route, ...known }: PageSource): Promise<SearchablePage> {
  const { data, content } = matter(await fs.readFile(file, 'utf8'));
  const { title = '', description = '', keywords = [] }: FrontMatter = data;
  return { route, title, description, keywords, ...known, mdx: content };
}
