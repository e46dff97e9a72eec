import MiniSearch from 'minisearch';
import type { SearchDocument, SearchDocumentsFile } from '../../../contracts/search-data';
import { documentBoost, indexOptions, queryOptions } from '../shared/index-options';
import type { SearchBuffers } from './messages';

/** Searches documents and returns at most `maxHits` of them, best match first. */
export type Engine = (query: string) => SearchDocument[];

/**
 * Creates the search engine from the contents of the two files.
 *
 * @throws Error if one of them cannot be parsed.
 */
export function createEngine({ documents, index }: SearchBuffers): Engine {
  const { searchDocs, options } = JSON.parse(decode(documents)) as SearchDocumentsFile;
  const engine = MiniSearch.loadJSON<SearchDocument>(decode(index), indexOptions);
  return (query) =>
    engine
      .search(query, {
        ...queryOptions,
        boostDocument: (id) => documentBoost(searchDocs[id as number]!, query),
      })
      .slice(0, options.maxHits)
      .map(({ id }) => searchDocs[id as number]!);
}

const decode = (buffer: ArrayBuffer) => new TextDecoder().decode(buffer);
