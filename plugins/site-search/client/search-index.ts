import type { SearchEntry } from '../shared/search-record';

/** Entries that contain a term, and how well each matches it: between 0 and about 1. */
export interface Posting {
  ids: Uint16Array;
  scores: Float32Array;
}

/** The index in memory. */
export interface SearchIndex {
  entries: SearchEntry[];
  /** Route of the example that each entry shows first. */
  examples: (string | undefined)[];
  /** Numbers of terms, by term. */
  termNumbers: Map<string, number>;
  /** All terms, sorted. */
  sortedTerms: string[];
  /** Returns the entries of a term. */
  postingOf: (term: string) => Posting;
  /** Tokens of texts. */
  tokens: string[];
  /** Numbers of terms, by number of the token. */
  termsOfTokens: number[][];
  /** Numbers of the terms of the title of each entry, in order. */
  titles: number[][];
  /** Numbers of the terms of what contains each entry, and of its further names. */
  contexts: number[][];
  /** Numbers of tokens of the text of each entry. */
  texts: number[][];
}
