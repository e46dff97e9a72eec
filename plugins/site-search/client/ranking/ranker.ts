import type { SearchKind } from '../../../../shared/search-data';
import type { SearchFilter } from '../../shared/search-answer';
import { fillerWords } from '../../shared/filler-words';
import type { SearchEntry } from '../../shared/search-record';
import { stem } from '../../shared/stem';
import { groupOfKind } from '../search-groups';
import type { SearchIndex } from '../search-index';
import { queryTerms, sentenceFinder, type Sentence } from './best-sentence';
import { choosePlace } from './choose-place';
import { familyFactor } from './family-factor';
import { kindFactor } from './kind-factor';
import { matchWord, type WordMatch } from './match-word';
import { findNamed, nameFactor, nameIndex } from './name-index';
import { phraseFactor } from './phrase-factor';
import { parseQuery, type ParsedQuery } from './query-words';
import { wordSeparator } from './separate-words';
import { sectionsFirst } from './sections-first';
import { spreadFirst } from './spread-first';
import { vocabularyOf } from './vocabulary';
import { weights } from './weights';

/** A result of a query. */
export interface Ranked {
  id: number;
  /** The entry with the address that the query names first. */
  entry: SearchEntry;
  /** The sentence of its text that matches best. */
  sentence: Sentence;
}

/** The entries of one page. */
export interface Ranking {
  ranked: Ranked[];
  /** Number of entries of the filter on all pages. */
  total: number;
  pages: number;
  /** Kinds of all matching entries, without the filter. */
  kinds: SearchKind[];
  /** The query, with words separated that were typed as one. */
  text: string;
}

/** Entries that are ranked in detail; others follow in the order of their words. */
const maxCandidates = 120;

/**
 * Returns a function that ranks the entries of an index for a query, best match first.
 *
 * @param pageSize - number of entries on a page
 */
export function ranker(
  index: SearchIndex,
  pageSize: number,
): (query: string, filter?: SearchFilter) => Ranking {
  const vocabulary = vocabularyOf(index);
  let names: ReturnType<typeof nameIndex> | undefined; // of the first query, so that the search is ready sooner
  let separate: ReturnType<typeof wordSeparator> | undefined; // likewise
  const findSentence = sentenceFinder(index);
  const fillers = new Set(
    [...fillerWords].flatMap((word) => index.termNumbers.get(stem(word)) ?? []),
  );

  return (typed, { group, page = 1 } = {}) => {
    separate ??= wordSeparator(
      index.entries.flatMap(({ title, also }) => [title, ...also.map((place) => place.title)]),
      vocabulary,
    );
    const text = separate(typed);
    const query = parseQuery(text);
    // The parts of `barGap`, a name of another library, are known: it is hardly misspelled.
    const isKnown = query.words.every(
      (word) => query.compoundNames.has(word) || vocabulary.has(stem(word)),
    );
    const matches = query.words.map((word, at) =>
      matchWord(
        word,
        at === query.words.length - 1,
        index,
        vocabulary,
        isKnown && query.compoundNames.has(word) ? 1 : undefined,
      ),
    );
    const terms = matches.flatMap((match) => match.terms);
    const total = matches.reduce((sum, { weight }) => sum + weight, 0) || 1;
    const numbered = queryTerms(matches, index);
    const termNumbers = terms.map((term) => index.termNumbers.get(term));
    const partNumbers = matches
      .filter((_, at) => !query.compoundNames.has(query.words[at]!))
      .flatMap((match) => match.terms.map((term) => index.termNumbers.get(term)));
    const named = findNamed((names ??= nameIndex(index.entries)), query, terms);
    const familyOf = query.isName ? undefined : familyFactor(index, matches);
    const scores = scoreEntries(matches);
    if (familyOf) for (const [id, score] of scores) scores.set(id, score * familyOf(id));
    for (const { id } of named) scores.set(id, Math.max(scores.get(id) ?? 0, 1));

    const rankInDetail = ([id, score]: [number, number]) => {
      const at = named.findIndex((one) => one.id === id);
      const entry = index.entries[id]!;
      const isPreferred = isPreferredName(entry, query, text.trim());
      const sentence = findSentence(id, numbered);
      const inSentence = index.texts[id]!.slice(sentence.start, sentence.end).flatMap(
        (token) => index.termsOfTokens[token]!,
      );
      const factor =
        kindFactor(entry, { ...query, isName: query.isName && named.length > 0 }) *
        phraseFactor(index, id, inSentence, termNumbers, partNumbers, fillers) *
        nameFactor(at, isPreferred, exactNameOf(entry, query)) *
        (1 + (weights.sentence * Math.max(0, sentence.weight)) / total);
      return {
        id,
        score: score * factor,
        sentence,
        entry: choosePlace(entry, named[at], terms),
      };
    };
    const kindOf = ([id]: [number, number]) => index.entries[id]!.kind;
    const matching = [...scores].sort((a, b) => b[1] - a[1]);
    const found = matching.filter((one) => !group || groupOfKind(kindOf(one)).id === group);
    const best = found.slice(0, maxCandidates).map(rankInDetail);
    best.sort((a, b) => b.score - a.score);
    const ordered = query.isName ? best : sectionsFirst(best);

    const pages = Math.ceil(found.length / pageSize);
    const start = Math.max(0, Math.min(page, pages) - 1) * pageSize;
    const end = start + pageSize;
    const others = found.slice(Math.max(start, best.length), end).map(rankInDetail);
    const spread = spreadFirst(
      ordered,
      ({ id, entry, score }) => ({
        score,
        url: entry.url,
        example: index.examples[id],
        isRecipe: entry.kind === 'recipe',
      }),
      group !== undefined,
    );
    const ranked = [...spread.slice(start, end), ...others];
    return { ranked, total: found.length, pages, kinds: matching.map(kindOf), text };
  };
}

/** A key of a type is what words mean less often than a component or a prop: `legend`, "background color". */
function exactNameOf({ kind }: SearchEntry, { isName, isPlainWord }: ParsedQuery): number {
  if (kind !== 'member' && kind !== 'style key') return weights.exactName;
  if (isPlainWord) return weights.plainKey;
  return isName ? weights.exactName : weights.keyInWords;
}

/**
 * Adds up the words that each entry matches. An entry needs one of them only; the more of the query's weight it
 * covers, the better, so that rare words count more than common ones.
 */
function scoreEntries(matches: readonly WordMatch[]): Map<number, number> {
  const known = matches.filter(({ scores }) => scores.size > 0);
  const total = known.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const sums = new Map<number, { score: number; covered: number }>();
  for (const { weight, scores } of known)
    for (const [id, score] of scores) {
      const sum = sums.get(id) ?? { score: 0, covered: 0 };
      sum.score += weight * score;
      sum.covered += weight * Math.min(1, score * 2);
      sums.set(id, sum);
    }
  return new Map(
    [...sums].map(([id, { score, covered }]) => [
      id,
      (score / total) * (covered / total) ** weights.coverage,
    ]),
  );
}

/**
 * Whether an entry comes first among those that have the name of the query: a component, or one with the same capitals.
 * A word without capitals is rather a topic or a value than a key of the same name.
 */
function isPreferredName(
  { kind, title, also }: SearchEntry,
  { isPlainWord }: ParsedQuery,
  name: string,
): boolean {
  if (kind === 'component' || (isPlainWord && kind === 'page')) return true;
  if (isPlainWord && (kind === 'member' || kind === 'style key')) return false;
  const own = kind === 'value' ? title.replace(/^.*\./, '') : title;
  if (isPlainWord && kind === 'value') return own.toLowerCase() === name;
  // A misspelled prop is no type.
  if (!isPlainWord && own.toLowerCase() !== name.toLowerCase())
    return isCapital(own) === isCapital(name);
  return title === name || own === name || also.some((place) => place.title === name);
}

const isCapital = (name: string) => /^\p{Lu}/u.test(name);
