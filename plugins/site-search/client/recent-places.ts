import type { SearchHit } from '../../../shared/search-data';
import { parsePlace } from './parse-place';

/** Number of places that are kept. */
const maxPlaces = 5;

/** Returns the key of the storage. It contains the base path, because sites on one origin share the storage. */
const keyOf = (baseUrl: string) => `${baseUrl}recent-places`;

/** Returns the places that were opened from the search box last, the latest first; none if the storage is blocked. */
export function readRecentPlaces(baseUrl: string): SearchHit[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(baseUrl)) ?? '[]');
    const places = Array.isArray(stored) ? stored : [];
    return places.flatMap((place) => parsePlace(place, baseUrl) ?? []).slice(0, maxPlaces);
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
