import type { SearchDocumentsFile, SearchIndexFile } from '../shared/file-contents';
import { nearestNames } from '../shared/nearest-names';
import type { SearchAnswer, SearchFilter } from '../shared/search-answer';
import { excerptOf } from './excerpt-of';
import { hitOf } from './hit-of';
import { loadIndex } from './load-index';
import { ranker } from './ranking/ranker';
import { countByGroup } from './search-groups';

/** Answers a query; the filter selects a group of kinds and a page. */
export type Engine = (query: string, filter?: SearchFilter) => SearchAnswer;

/**
 * Creates the search engine from the contents of the two files.
 *
 * @param baseUrl - the base path, with which the addresses of results start
 * @throws Error if one of the files cannot be parsed.
 */
export function createEngine(documents: string, index: string, baseUrl: string): Engine {
  const documentsFile = JSON.parse(documents) as SearchDocumentsFile;
  const { pictures, ...indexFile } = JSON.parse(index) as SearchIndexFile;
  const loaded = loadIndex(documentsFile, indexFile);
  const rank = ranker(loaded, documentsFile.options.maxHits);
  return (query, filter) => {
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
