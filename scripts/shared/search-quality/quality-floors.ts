/** Shares of queries, in percent, below which the search must not fall. Raise them when the search improves. */
export const qualityFloors = {
  tuning: {
    'first set': { first: 94, 'among five': 99 },
    'second set': { first: 88, 'among five': 98 },
    'third set': { first: 82, 'among five': 96 },
    question: { first: 85, 'among five': 98 },
  },
  final: {
    'first set': { first: 90, 'among five': 98 },
    'second set': { first: 79, 'among five': 92 },
    'third set': { first: 46, 'among five': 84 },
    question: { first: 78, 'among five': 94 },
  },
};

/**
 * Largest size of both search files together, compressed with Brotli, in bytes per record: a page, a section, a name or
 * an example. New pages may add to the files; a change of their format may not.
 * Sections of guides are longer than records of members, so that each guide raises the mean.
 */
export const maxBytesPerRecord = 36;
