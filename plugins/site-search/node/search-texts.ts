import type { SiteSearchOptions } from '../options';
import type { SearchDocumentsFile, SearchIndexFile } from '../shared/file-contents';
import type { SearchRecord } from '../shared/search-record';
import { encodeEntries } from './encode-entries';
import { encodeIndex } from './encode-index';

/** The contents of the two search files. */
export interface SearchTexts {
  documents: string;
  index: string;
}

/** Returns the contents of the two files: the documents with the options, and the index. */
export function searchTexts(
  records: readonly SearchRecord[],
  { maxHits, pictures }: Pick<SiteSearchOptions, 'maxHits' | 'pictures'>,
): SearchTexts {
  const { searchDocs, places } = encodeEntries(records);
  const documents: SearchDocumentsFile = {
    searchDocs,
    options: { maxHits, highlightResult: false },
  };
  const index: SearchIndexFile = { places, ...encodeIndex(records), pictures };
  return { documents: JSON.stringify(documents), index: JSON.stringify(index) };
}
