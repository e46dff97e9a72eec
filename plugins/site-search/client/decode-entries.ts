import { searchKinds, type SearchKind, type SearchPlace } from '../../../shared/search-data';
import { areaOf, derivedAnchor, isSection } from '../shared/derived-parts';
import { decodeNumbers } from '../shared/encode-numbers';
import type { SearchEntry } from '../shared/search-record';
import type { StoredEntry } from '../shared/stored-entry';

/**
 * Restores the entries.
 *
 * @param searchDocs - of the documents file
 * @param places - of the index file
 */
export function decodeEntries(searchDocs: readonly StoredEntry[], places: string): SearchEntry[] {
  const numbers = decodeNumbers(places);
  const ofPages = searchDocs.flatMap(({ title, url, also = [] }) =>
    url === undefined ? [] : [{ title, url }, ...also],
  );
  return searchDocs.map((stored, id) => {
    const [kind = 0, ...others] = numbers[id]!;
    return restore(
      searchKinds[kind]!,
      stored,
      others.flatMap((number) => ofPages[number] ?? []),
    );
  });
}

function restore(kind: SearchKind, stored: StoredEntry, places: SearchPlace[]): SearchEntry {
  const { title, url, also = [], below = [], flags = [] } = stored;
  if (url !== undefined)
    return { kind, title, breadcrumb: kind === 'page' ? [areaOf(url)] : below, url, also, flags };
  const anchor = stored.anchor ?? derivedAnchor(kind, title, below);
  const [first, ...rest] = places.map((one) => ({ ...one, url: `${one.url}#${anchor}` }));
  const { title: owner, url: address } = first!;
  if (kind === 'example')
    return {
      kind,
      title,
      breadcrumb: [owner],
      url: address.replace('#', '/'),
      also: [first!],
      flags,
    };
  const breadcrumb = isSection(kind) ? [areaOf(address), owner] : [owner, ...below];
  return { kind, title, breadcrumb, url: address, also: rest, flags };
}
