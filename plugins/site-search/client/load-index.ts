import { decodeIds, decodeNumbers } from '../shared/encode-numbers';
import type { SearchDocumentsFile, SearchIndexFile } from '../shared/file-contents';
import { indexTerms, textTerms } from '../shared/index-terms';
import { isSection } from '../shared/derived-parts';
import { decodeEntries } from './decode-entries';
import { fieldIndexer, type FieldTerms } from './index-fields';
import type { SearchIndex } from './search-index';

/** Restores the index from the contents of the two files. */
export function loadIndex(documents: SearchDocumentsFile, file: SearchIndexFile): SearchIndex {
  const entries = decodeEntries(documents.searchDocs, file.places);
  const { termNumbers, numbersOf } = termNumbering();
  const tokens = file.tokens.split('\n');
  const termsOfTokens = tokens.map((token) => numbersOf(textTerms(token)));
  const termsOfName = remember((name: string) => numbersOf(indexTerms(name)));
  const titles = entries.map(({ title }) => termsOfName(title));
  const contexts = entries.map(({ breadcrumb, also }) => {
    const terms: number[] = [];
    for (const name of breadcrumb) terms.push(...termsOfName(name));
    for (const place of also) terms.push(...termsOfName(place.title));
    return terms;
  });
  const texts = decodeNumbers(file.texts);
  const hiddenTexts = decodeIds(file.hiddenTexts);
  const keywords = decodeIds(file.keywords).map((list) =>
    list.flatMap((token) => termsOfName(tokens[token]!)),
  );

  const routes = entries.filter(({ kind }) => kind === 'example').map(({ url }) => url);
  const examples = decodeNumbers(file.examples).map(([number]) => routes[number ?? -1]);

  const keywordsOfPage = new Map(entries.map(({ url }, id) => [url, keywords[id]]));

  const { addEntry, sortByTerm } = fieldIndexer(termNumbers.size);
  // Lists for all entries: garbage collection of thousands of lists would double the time.
  const inText: number[] = [];
  const inHiddenText: number[] = [];
  const collect = (terms: number[], list: readonly number[] = []) => {
    terms.length = 0;
    for (const token of list) for (const term of termsOfTokens[token]!) terms.push(term);
  };
  entries.forEach(({ kind, url }, id) => {
    collect(inText, texts[id]);
    collect(inHiddenText, hiddenTexts[id]);
    addEntry(id, {
      title: titles[id],
      keywords: keywords[id],
      pageKeywords: isSection(kind) ? keywordsOfPage.get(url.replace(/#.*/, '')) : [],
      context: contexts[id],
      text: inText,
      hiddenText: inHiddenText,
    } satisfies FieldTerms);
  });
  const sortedTerms = [...termNumbers.keys()].sort();
  const postingOf = sortByTerm();
  return {
    entries,
    examples,
    termNumbers,
    sortedTerms,
    postingOf: (term) => postingOf(termNumbers.get(term) ?? -1),
    titles,
    contexts,
    tokens,
    termsOfTokens,
    texts,
  };
}

/** Numbers terms in the order in which they are first asked for. */
function termNumbering() {
  const termNumbers = new Map<string, number>();
  const numbersOf = (terms: readonly string[]): number[] =>
    terms.map((term) => {
      const number = termNumbers.get(term) ?? termNumbers.size;
      termNumbers.set(term, number);
      return number;
    });
  return { termNumbers, numbersOf };
}

/** Returns a function that remembers its results. */
function remember<Result>(compute: (key: string) => Result): (key: string) => Result {
  const results = new Map<string, Result>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(key);
    results.set(key, result);
    return result;
  };
}
