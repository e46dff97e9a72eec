import { searchKinds, type SearchPlace } from '../../../shared/search-data';
import { derivedAnchor, isSection } from '../shared/derived-parts';
import { encodeNumbers } from '../shared/encode-numbers';
import type { SearchEntry } from '../shared/search-record';
import type { StoredEntry } from '../shared/stored-entry';

/**
 * Returns the entries of the documents file, and the places of the index file.
 *
 * @throws Error if the page of an entry has no entry.
 */
export function encodeEntries(entries: readonly SearchEntry[]): {
  searchDocs: StoredEntry[];
  places: string;
} {
  const numberOf = placeNumbers(entries.filter(isPage));
  const places: string[] = [];
  const searchDocs = entries.map((entry): StoredEntry => {
    const { kind, title, url, also, flags, breadcrumb } = entry;
    const place = (...list: SearchPlace[]) =>
      places.push(encodeNumbers([searchKinds.indexOf(kind), ...list.map(numberOf)]));
    const common = { title, ...(flags.length > 0 ? { flags } : {}) };
    if (isPage(entry)) {
      const below = kind === 'page' ? [] : breadcrumb;
      place();
      return { ...common, url, ...(also.length > 0 ? { also } : {}), ...optional(below) };
    }
    if (kind === 'example') {
      const { title: family = '', url: listing = '' } = also[0] ?? {};
      const [route = '', anchor] = listing.split('#');
      place({ title: family, url: route });
      return { ...common, anchor };
    }
    const [owner = '', ...below] = isSection(kind) ? breadcrumb.slice(1) : breadcrumb;
    const [route = '', anchor] = url.split('#');
    place({ title: owner, url: route }, ...also);
    return {
      ...common,
      ...(anchor === derivedAnchor(kind, title, below) ? {} : { anchor }),
      ...optional(below),
    };
  });
  return { searchDocs, places: places.join('') };
}

const isPage = ({ kind, url }: SearchEntry) => kind !== 'example' && !url.includes('#');
const optional = (below: string[]) => (below.length > 0 ? { below } : {});

/** Numbers the places of pages in order, and returns a function that looks up a place by its page and title. */
function placeNumbers(pages: readonly SearchEntry[]): (place: SearchPlace) => number {
  const numbers = new Map<string, number>();
  const places = pages.flatMap(({ title, url, also }) => [{ title, url }, ...also]);
  places.forEach(({ title, url }, number) => {
    for (const key of [`${url} ${title}`, url]) if (!numbers.has(key)) numbers.set(key, number);
  });
  return ({ title, url }) => {
    const route = url.replace(/#.*/, '');
    const number = numbers.get(`${route} ${title}`) ?? numbers.get(route);
    if (number === undefined) throw new Error(`The page ${route} of "${title}" is not searchable.`);
    return number;
  };
}
