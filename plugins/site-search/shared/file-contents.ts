import type { SearchPicture } from '../../../shared/search-data';
import type { StoredEntry } from './stored-entry';

/** Contents of the search-documents file. The id of a document is its position. */
export interface SearchDocumentsFile {
  searchDocs: StoredEntry[];
  options: { maxHits: number; highlightResult: boolean };
}

/**
 * Contents of the index file: which words each document contains, in order, so that the sentences of results can be
 * shown from it as well. A list of documents by word would take as many bytes again.
 */
export interface SearchIndexFile {
  /** For each document, the number of its kind in `searchKinds` and of the places that contain it, best first. */
  places: string;
  /** For each document, the number of the example that it opens at among all examples, if there is one. */
  examples: string;
  /** All tokens of texts, separated by line breaks; frequent ones first. */
  tokens: string;
  /** For each document, the numbers of the tokens of its text, as `encodeNumbers` writes them. */
  texts: string;
  /** For each document, the numbers of the tokens of its search words, as `encodeIds` writes them. */
  keywords: string;
  /** For each document, the numbers of the tokens of its hidden text, as `encodeIds` writes them. */
  hiddenTexts: string;
  /** Routes of the small pictures of examples, with `{id}` in the place of the id. */
  pictures?: SearchPicture;
}
