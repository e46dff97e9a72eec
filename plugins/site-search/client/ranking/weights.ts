/** Weights of the ranking, set with `npm run search:quality`. */
export const weights = {
  /**
   * By field (BM25): weight, length normalization (b), average length in terms, and term-frequency saturation
   * (k1; 0 ignores repetitions). `fieldIndexer` combines the scores of fields.
   */
  field: {
    title: { weight: 0.79, b: 0.2, average: 2.8, k1: 0.3 },
    keywords: { weight: 0.76, b: 0.1, average: 6, k1: 0.1 },
    pageKeywords: { weight: 0.3, b: 0.1, average: 12, k1: 0.1 },
    context: { weight: 0.63, b: 0.2, average: 4, k1: 0.1 },
    text: { weight: 0.31, b: 0.3, average: 12, k1: 0.4 },
    hiddenText: { weight: 0.3, b: 0.3, average: 3, k1: 0.1 },
  },
  /** Part of the score of further fields that match the same word. */
  furtherField: 0.2,
  /** Factors of matches of other words than the one typed. */
  correction: 0.85,
  alias: 0.85,
  synonym: 0.63,
  prefix: 0.5,
  /** Weight of a filler word, and of a single letter, such as the name of an axis. */
  filler: 0.12,
  letter: 0.4,
  /** Factor for the weight of a word that names a family of charts, and for entries that are not about the family. */
  family: 1.6,
  otherFamily: 0.4,
  /** Factor for entries about a family if the query names none. */
  familyNotAsked: 0.85,
  /** Exponent of the penalty for query words that an entry lacks or matches poorly; 0 disables it. */
  coverage: 1.7,
  /** Bonus for each pair of neighboring words of the query that are neighbors in the title, or in the sentence shown. */
  titlePair: 0.25,
  sentencePair: 0.2,
  /** Bonus for an entry whose best sentence has all words of the query. */
  sentence: 0.6,
  /** Bonus for a title that starts with the first word of the query. */
  titleStart: 0.25,
  /** Factor for an entry that the query names completely: "gridLine dash" for `dash` of `GridLineStyle`. */
  namedInWords: 1.5,
  /**
   * Factor for an entry whose name is the query, for a key of a type if the query is a word or several, and for an entry
   * that has the same capitals as well.
   */
  exactName: 3,
  plainKey: 1,
  keyInWords: 0.6,
  exactCase: 2,
  /** Factor for a glossary term if the query asks what something is. */
  definition: 4,
  /** Factor for an entry about a problem if the query says that something is missing or wrong. */
  symptom: 1.2,
  /** Factor for an error message: its long title contains words of other topics. */
  errorMessage: 0.6,
  /** Factor for an entry that is deprecated or has no effect. */
  flagged: 0.6,
  /** Factor for sections outside of the guides, whose headings repeat on many pages. */
  sectionOfOtherPage: 0.98,
};
