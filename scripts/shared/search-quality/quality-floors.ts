/** Shares of queries, in percent, below which the search must not fall. Raise them when the search improves. */
export const qualityFloors = {
  tuning: {
    all: { first: 93, 'among five': 99 },
    question: { first: 83, 'among five': 98 },
  },
  final: {
    all: { first: 89, 'among five': 97 },
    question: { first: 77, 'among five': 92 },
  },
};

/**
 * Largest size of both search files together, compressed with Brotli, in bytes per record: a page, a section, a name or
 * an example. New pages may add to the files; a change of their format may not.
 */
export const maxBytesPerRecord = 35;
