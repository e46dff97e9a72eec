import type { SearchDocumentsFile, SearchIndexFile } from '../shared/file-contents';
import { normalizeQuery } from '../shared/normalize-query';
import { nearestNames } from '../shared/nearest-names';
import type { SearchAnswer, SearchFilter } from '../shared/search-answer';
import { excerptOf } from './excerpt-of';
import { hitOf } from './hit-of';
import { loadIndex } from './load-index';
import { ranker } from './ranking/ranker';
import { countByGroup } from './search-groups';

/** Answers a query; the filter selects a group of kinds and a page. */
export type Engine = (query: string, filter?: SearchFilter) => SearchAnswer;

/** Parsed contents of the two files. */
export interface ParsedFiles {
  documents: SearchDocumentsFile;
  index: SearchIndexFile;
}

/** @throws SyntaxError if one of the files is incomplete. */
export const parseFiles = (documents: string, index: string): ParsedFiles => ({
  documents: JSON.parse(documents),
  index: JSON.parse(index),
});

/**
 * Creates the search engine, which takes far longer than parsing the files.
 *
 * @param baseUrl - the base path, with which the addresses of results start
 */
export function createEngine({ documents, index }: ParsedFiles, baseUrl: string): Engine {
  const { pictures, ...indexFile } = index;
  const loaded = loadIndex(documents, indexFile);
  const rank = ranker(loaded, documents.options.maxHits);
  return (typed, filter) => {
    const query = normalizeQuery(typed);
    const { ranked, total, pages, kinds } = rank(query, filter);
    return {
      hits: ranked.map(({ id, entry, sentence }) =>
        hitOf(entry, excerptOf(loaded, id, sentence), baseUrl, pictures),
      ),
      total,
      pages,
      counts: countByGroup(kinds),
      nearest:
        kinds.length > 0
          ? []
          : nearestNames(query, loaded.entries).map((entry) => hitOf(entry, '', baseUrl, pictures)),
    };
  };
}
