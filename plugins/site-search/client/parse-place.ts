import { searchFlags, searchKinds, type SearchHit } from '../../../shared/search-data';

/**
 * Returns a stored place, or nothing if it does not have the form that is rendered: another release, an extension or
 * the reader may have written it. Fields that are not read are left out.
 *
 * @param baseUrl - all addresses start with it
 */
export function parsePlace(value: unknown, baseUrl: string): SearchHit | undefined {
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
