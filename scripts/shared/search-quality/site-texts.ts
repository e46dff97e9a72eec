import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { resultsPage } from '../../../config/search-pages';
import { searchWords } from '../../../config/search-words';
import { generatedFiles, generatedFolders, readGenerated } from '../../../shared/generated-files';
import {
  generatedRoutes,
  readPages,
  searchRecords,
  searchTexts,
  type PageSource,
} from '../../../plugins/site-search/index';

/** Returns the contents of the search files as the build writes them, without the category pages. */
export const siteTexts = async (): Promise<ReturnType<typeof searchTexts>> =>
  searchTexts(await siteRecords(), { maxHits: 30 });

/** Returns what the search files contain: pages with their sections, symbols with their members, and examples. */
export async function siteRecords(): Promise<ReturnType<typeof searchRecords>> {
  const { symbols } = readGenerated(generatedFiles.apiModel);
  const examples = readGenerated(generatedFiles.exampleManifest);
  const generated = generatedRoutes(symbols, examples);
  const sources = contentPages().filter(
    ({ route }) => !generated.has(route) && route !== resultsPage,
  );
  const pages = await readPages(sources);
  return searchRecords({ symbols, examples, pages, searchWords });
}

/** Returns all pages that the build publishes, sorted by route. */
const contentPages = (): PageSource[] =>
  ['content', generatedFolders.pages]
    .flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.mdx'))
        .map((file) => ({ file: path.join(folder, file), route: routeOf(file) })),
    )
    .filter(({ file }) => !isDraft(file))
    .sort((a, b) => (a.route < b.route ? -1 : 1));

const isDraft = (file: string) => matter.read(file).data['draft'] === true;

const routeOf = (file: string) =>
  `/${file.split(path.sep).join('/')}`.replace(/\.mdx$/, '').replace(/\/index$/, '/');
