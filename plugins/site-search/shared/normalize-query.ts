/**
 * Longest query, in characters. Everything that takes a query ignores what follows: a pasted page would otherwise make
 * the address of the results too long for a server, and a pattern too large for a browser.
 */
export const maxQueryLength = 200;

/** Returns the part of a query that counts, without half of a character at its end. */
export const limitQuery = (query: string): string =>
  query.length > maxQueryLength
    ? query.slice(0, maxQueryLength).replace(/[\uD800-\uDBFF]$/, '')
    : query;

/** Returns a query as it is compared: compatible forms of a letter, such as full-width ones, are the same letter. */
export const normalizeQuery = (query: string): string =>
  limitQuery(
    limitQuery(query)
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, ''),
  );
