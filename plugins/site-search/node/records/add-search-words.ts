import type { SearchRecord } from '../../shared/search-record';

/**
 * Adds search words to the records of their addresses.
 *
 * @throws Error if an address has no record.
 */
export function addSearchWords(
  records: readonly SearchRecord[],
  searchWords: Record<string, string>,
): SearchRecord[] {
  const addresses = new Set(records.map(({ url }) => url));
  const unknown = Object.keys(searchWords).filter((address) => !addresses.has(address));
  if (unknown.length > 0)
    throw new Error(`Search words for unknown addresses: ${unknown.join(', ')}`);
  return records.map((record) => {
    const words = searchWords[record.url];
    return words ? { ...record, keywords: [...record.keywords, words] } : record;
  });
}
