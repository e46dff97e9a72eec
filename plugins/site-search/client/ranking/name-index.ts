import type { SearchEntry } from '../../shared/search-record';
import { plainName } from '../../shared/split-words';
import { stem } from '../../shared/stem';
import type { ParsedQuery } from './query-words';
import { weights } from './weights';

/** An entry with the address that a name refers to. */
export interface NamedEntry {
  id: number;
  /** Address under this name, if it is not the first one. */
  url?: string;
}

/**
 * Maps each name to its entries: a title (`tickFormat`), a further name (`AxisSpec`), or a title with the owner
 * (`Axis.tickFormat`).
 */
export function nameIndex(entries: readonly SearchEntry[]): Map<string, NamedEntry[]> {
  const names = new Map<string, NamedEntry[]>();
  const add = (owner: string, name: string, entry: NamedEntry) => {
    const key = plain(owner) + stem(plain(name));
    const named = names.get(key);
    if (!named) names.set(key, [entry]);
    else if (named.at(-1)?.id !== entry.id) named.push(entry);
  };
  const plainNames = new Map<string, string>();
  const plain = (name: string): string => {
    const known = plainNames.get(name) ?? plainName(name);
    plainNames.set(name, known);
    return known;
  };
  entries.forEach(({ kind, title, breadcrumb, url, also }, id) => {
    if (kind === 'glossary term') return;
    const owner = breadcrumb.at(-1);
    const isMember = url.includes('#') && owner !== undefined;
    add('', title, { id });
    if (kind === 'value') add('', title.replace(/^.*\./, ''), { id });
    if (isMember) {
      add(owner, title, { id });
      if (breadcrumb.length > 1) add(breadcrumb.join(''), title, { id });
    }
    for (const place of also) {
      if (isMember) add(place.title, title, { id, url: place.url });
      else if (kind !== 'example') add('', place.title, { id, url: place.url });
    }
  });
  return names;
}

/**
 * Returns the entries that have the name of the query.
 *
 * @param terms - corrected stems of its words; a misspelled name is the first of them
 */
export function findNamed(
  names: ReadonlyMap<string, NamedEntry[]>,
  { name, words, compoundNames, isName, isDefinition }: ParsedQuery,
  terms: readonly string[],
): NamedEntry[] {
  // The item itself would come before the term that explains it.
  if (isDefinition) return [];
  const spellings = [stem(name), terms.join('')];
  const [whole] = compoundNames;
  // A listener may be typed as its event: "elementClick" for `onElementClick`.
  if (isName && whole) spellings.push(stem(whole), stem(`on${whole}`));
  if (isName && (!whole || words[0] === whole)) spellings.push(...terms.slice(0, 1));
  return spellings.map((one) => names.get(one)).find(Boolean) ?? [];
}

/**
 * Returns the factor of an entry by its place among those that have the name of the query; -1 for others.
 *
 * @param isPreferred - whether it is a component or has the same capitals
 * @param exactName - the factor without these differences
 */
export function nameFactor(
  at: number,
  isPreferred: boolean,
  exactName: number = weights.exactName,
): number {
  if (at < 0) return 1;
  const popularity = 1 - Math.min(1, at / 8) / 6;
  return exactName * popularity * (isPreferred ? weights.exactCase : 1);
}
