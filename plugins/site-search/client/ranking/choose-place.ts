import type { SearchEntry } from '../../shared/search-record';
import { indexTerms } from '../../shared/index-terms';
import type { NamedEntry } from './name-index';

/**
 * Makes the address that the query names the first one: `AxisSpec` leads to the interface, "bar stack mode" to
 * `stackMode` of the component whose name has a word of the query.
 */
export function choosePlace(
  entry: SearchEntry,
  named: NamedEntry | undefined,
  terms: readonly string[],
): SearchEntry {
  const { also, breadcrumb, title, url } = entry;
  const isShared = entry.kind === 'prop' || entry.kind === 'member' || entry.kind === 'style key';
  const [owner = ''] = breadcrumb;
  const inTitle = new Set(indexTerms(title));
  const others = terms.filter((term) => !inTitle.has(term));
  const chosen = named?.url
    ? also.find((place) => place.url === named.url)
    : isShared && !shares(owner, others)
      ? also.find((place) => shares(place.title, others))
      : undefined;
  if (!chosen) return entry;
  const first = { title: isShared ? owner : title, url };
  const rest = [first, ...also.filter((place) => place !== chosen)];
  return isShared
    ? { ...entry, breadcrumb: [chosen.title, ...breadcrumb.slice(1)], url: chosen.url, also: rest }
    : { ...entry, title: chosen.title, url: chosen.url, also: rest };
}

// cspell:ignore seri styl
/** Words that most names of components contain do not tell them apart. */
const common = new Set([
  'seri',
  'series',
  'spec',
  'prop',
  'chart',
  'annotation',
  'styl',
  'histogram',
]);

const shares = (name: string, terms: readonly string[]) =>
  indexTerms(name).some((term) => !common.has(term) && terms.includes(term));
