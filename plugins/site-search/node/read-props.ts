import fs from 'node:fs/promises';
import path from 'node:path';
import type { SearchableProps } from '../../../contracts/search-data';

/**
 * Reads the searchable props of all pages.
 *
 * @param file - path relative to the site directory
 * @throws Error with a hint, if the file is missing.
 */
export async function readProps(siteDir: string, file?: string): Promise<SearchableProps> {
  if (!file) return {};
  const text = await fs.readFile(path.join(siteDir, file), 'utf8').catch(() => {
    throw new Error(`${file} is missing: run "npm run generate" first.`);
  });
  return JSON.parse(text) as SearchableProps;
}
