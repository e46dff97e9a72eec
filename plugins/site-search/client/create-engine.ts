import type { SearchDocumentsFile, SearchIndexFile } from '../shared/file-contents';
import { normalizeQuery } from '../shared/normalize-query';
import { nearestNames } from '../shared/nearest-names';
import type { SearchAnswer, SearchFilter } from '../shared/search-answer';
import { startsWithCapital, textOfTokens } from '../shared/tokens';
import type { SearchHit, SearchPicture } from '../../../shared/search-data';
import type { SearchEntry } from '../shared/search-record';
import { loadIndex } from './load-index';
import { ranker } from './ranking/ranker';
import { countByGroup } from './search-groups';
import type { Sentence } from './ranking/best-sentence';
import type { SearchIndex } from './search-index';

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
    const { ranked, total, pages, kinds, text } = rank(query, filter);
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
      separated: text,
    };
  };
}

const maxLength = 200; // characters
/** Tokens before the first word that matches, if the start of a long sentence is left out. */
const tokensBefore = 8;

/** Returns a sentence of the text of an entry. Of a long one, it returns the part with the words of the query. */
function excerptOf(
  index: SearchIndex,
  id: number,
  { shownFrom: start, end, match }: Sentence,
): string {
  const tokens = index.texts[id]!.map((token) => index.tokens[token]!);
  const textFrom = (first: number, last: number) => {
    const previous = tokens[first - 1];
    const before = first === start ? (previous ?? '') : '';
    const isCapital = previous === undefined || startsWithCapital(previous);
    const text = textOfTokens(tokens.slice(first, last), isCapital);
    return openingOf(before) + text.replace(/\s+[^\p{L}\p{N}]*$/u, '').replace(/:$/, '.');
  };
  const sentence = textFrom(start, end);
  if (sentence.length <= maxLength) return sentence;
  if (textFrom(start, match).length <= maxLength / 2) return shorten(sentence);
  return `…${shorten(textFrom(Math.max(start, match - tokensBefore), end))}`;
}

/** Returns what of the punctuation between two sentences belongs to the second one, such as a bracket. */
const openingOf = (punctuation: string) => /\s([(“"'])[⇧]?$/.exec(punctuation)?.[1] ?? '';

const shorten = (text: string): string =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength).replace(/\s+\S*$/, '')}…`;

/**
 * Returns the result for an entry, with complete addresses.
 *
 * @param excerpt - the sentence that the result shows
 * @param pictures - routes of the pictures of examples, with `{id}` in the place of the id
 */
function hitOf(
  entry: SearchEntry,
  excerpt: string,
  baseUrl: string,
  pictures?: SearchPicture,
): SearchHit {
  const complete = (route: string) => baseUrl + route.slice(1);
  const hit: SearchHit = {
    ...entry,
    url: complete(entry.url),
    excerpt,
    also: entry.also.map(({ title, url }) => ({ title, url: complete(url) })),
  };
  if (entry.kind !== 'example' || !pictures) return hit;
  const id = entry.url.replace('/examples/', '');
  const picture = (route: string) => complete(route.replace('{id}', id));
  return { ...hit, picture: { light: picture(pictures.light), dark: picture(pictures.dark) } };
}
