/** Shares of queries, in percent, below which the search must not fall. Raise them when the search improves. */
export const qualityFloors = {
  tuning: {
    all: { first: 90, 'among five': 99 },
    question: { first: 84, 'among five': 98 },
  },
  final: {
    all: { first: 84, 'among five': 95 },
    question: { first: 79, 'among five': 94 },
  },
};

/**
 * Largest size of both search files together, compressed with Brotli, in bytes per record: a page, a section, a name or
 * an example. New pages may add to the files; a change of their format may not.
 */
export const maxBytesPerRecord = 36;
