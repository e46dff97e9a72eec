import type { SearchEntry } from '../../shared/search-record';
import type { ParsedQuery } from './query-words';

/**
 * Whether an entry comes first among those that have the name of the query: a component, or one with the same capitals.
 * A word without capitals is rather a topic or a value than a key of the same name.
 */
export function isPreferredName(
  { kind, title, also }: SearchEntry,
  { isPlainWord }: ParsedQuery,
  name: string,
): boolean {
  if (kind === 'component' || (isPlainWord && kind === 'page')) return true;
  if (isPlainWord && (kind === 'member' || kind === 'style key')) return false;
  const own = kind === 'value' ? title.replace(/^.*\./, '') : title;
  if (isPlainWord && kind === 'value') return own.toLowerCase() === name;
  // A misspelled prop is no type.
  if (!isPlainWord && own.toLowerCase() !== name.toLowerCase())
    return isCapital(own) === isCapital(name);
  return title === name || own === name || also.some((place) => place.title === name);
}

const isCapital = (name: string) => /^\p{Lu}/u.test(name);
