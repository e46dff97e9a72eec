import type { SearchHit } from '../../../shared/search-data';

/** Number of places that are kept. */
const maxPlaces = 5;

/** Returns the key of the storage. It contains the base path, because sites on one origin share the storage. */
const keyOf = (baseUrl: string) => `${baseUrl}recent-places`;

/** Returns the places that were opened from the search box last, the latest first; none if the storage is blocked. */
export function readRecentPlaces(baseUrl: string): SearchHit[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(baseUrl)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlaceOf(baseUrl)).slice(0, maxPlaces) : [];
  } catch {
    return [];
  }
}

/** Puts a place first. Does nothing if the storage is blocked or full. */
export function addRecentPlace(baseUrl: string, place: SearchHit): void {
  const others = readRecentPlaces(baseUrl).filter(({ url }) => url !== place.url);
  const places = [{ ...place, also: [] }, ...others].slice(0, maxPlaces);
  try {
    localStorage.setItem(keyOf(baseUrl), JSON.stringify(places));
  } catch {
    // The storage is blocked or full: there are no recent places.
  }
}

/** Returns whether a stored value has the fields that are rendered; another release may have written it. */
const isPlaceOf =
  (baseUrl: string) =>
  (value: unknown): value is SearchHit => {
    const place = value as Partial<SearchHit> | null;
    return (
      typeof place?.title === 'string' &&
      typeof place.kind === 'string' &&
      typeof place.excerpt === 'string' &&
      typeof place.url === 'string' &&
      place.url.startsWith(baseUrl) &&
      !place.url.startsWith('//') &&
      [place.breadcrumb, place.flags, place.also].every(Array.isArray)
    );
  };
