import MiniSearch from 'minisearch';
import type {
  SearchDocument,
  SearchDocumentsFile,
  SearchFiles,
} from '../../../contracts/search-data';
import type { SiteSearchOptions } from '../options';
import { indexOptions } from '../shared/index-options';

/** Returns the names of the two files with the build timestamp, which `SOURCE_DATE_EPOCH` (seconds) overrides. */
export function searchFiles(): SearchFiles {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  const stamp = epoch ? Number(epoch) * 1000 : Date.now();
  return { documents: `search-doc-${stamp}.json`, index: `search-index-${stamp}.json` };
}

/** Returns the contents of the two files. */
export function searchTexts(
  found: Omit<SearchDocument, 'id'>[],
  { maxHits }: SiteSearchOptions,
): { documents: string; index: string } {
  const searchDocs = found.map((document, id) => ({ id, ...document }));
  const index = new MiniSearch<SearchDocument>(indexOptions);
  index.addAll(searchDocs);
  const file: SearchDocumentsFile = { searchDocs, options: { maxHits, highlightResult: false } };
  return { documents: JSON.stringify(file), index: JSON.stringify(index) };
}
