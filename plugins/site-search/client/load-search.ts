import MiniSearch from 'minisearch';
import type { SearchDocument, SearchDocumentsFile, SearchFiles } from '../../../contracts/search-data';
import { documentBoost, indexOptions, queryOptions } from '../shared/index-options';

/** Finds documents, best first, no more than the site allows. */
export type Search = (query: string) => SearchDocument[];

/**
 * Fetches both files and makes the search of them.
 *
 * @throws Error when one cannot be fetched; calling again tries again.
 */
export async function loadSearch(baseUrl: string, files: SearchFiles): Promise<Search> {
  const [documents, index] = await Promise.all(
    [files.documents, files.index].map((file) => fetchText(baseUrl + file)),
  );
  const { searchDocs, options } = JSON.parse(documents!) as SearchDocumentsFile;
  const engine = MiniSearch.loadJSON<SearchDocument>(index!, indexOptions);
  return (query) =>
    engine
      .search(query, {
        ...queryOptions,
        boostDocument: (id) => documentBoost(searchDocs[id as number]!, query),
      })
      .slice(0, options.maxHits)
      .map(({ id }) => searchDocs[id as number]!);
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}
