import { type SearchHit, searchFlags, searchKinds } from '../../../shared/search-data';

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

/**
 * Returns a stored place, or nothing if it does not have the form that is rendered: another release, an extension or
 * the reader may have written it. Fields that are not read are left out.
 *
 * @param baseUrl - all addresses start with it
 */
function parsePlace(value: unknown, baseUrl: string): SearchHit | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, title, breadcrumb, excerpt, url, flags, picture } = value;
  const isAddress = (one: unknown): one is string =>
    isText(one) && one.startsWith(baseUrl) && !one.startsWith('//');
  if (!isOneOf(searchKinds)(kind) || !isText(title) || !isText(excerpt) || !isAddress(url))
    return undefined;
  if (!isListOf(breadcrumb, isText) || !isListOf(flags, isOneOf(searchFlags))) return undefined;
  const place = { kind, title, breadcrumb, excerpt, url, flags, also: [] };
  if (!isRecord(picture)) return place;
  const { light, dark } = picture;
  return isAddress(light) && isAddress(dark) ? { ...place, picture: { light, dark } } : place;
}

type Guard<T> = (value: unknown) => value is T;

const isText: Guard<string> = (value) => typeof value === 'string';
const isRecord: Guard<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isOneOf =
  <T extends string>(all: readonly T[]): Guard<T> =>
  (value): value is T =>
    all.some((one) => one === value);
const isListOf = <T>(value: unknown, isItem: Guard<T>): value is T[] =>
  Array.isArray(value) && value.every(isItem);
