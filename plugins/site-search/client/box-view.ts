import type { SearchHit } from '../../../shared/search-data';
import type { SearchAnswer } from '../shared/search-answer';
import { groupHits, type HitSection } from './search-groups';

/** Contents of the list below the search box. */
export interface BoxView {
  sections: HitSection[];
  /** All hits of the sections, in the same order. */
  options: SearchHit[];
  /** Index of the option that Enter opens if the user has not selected another; -1 for none. */
  preselected: number;
}

/** Places that the search box offers without a query. */
export interface OfferedPlaces {
  recent: SearchHit[];
  suggestions: SearchHit[];
}

/** Returns the list for an answer: its hits by group; without hits, similar names; without a query, known places. */
export function boxView(
  { query, hits, nearest }: Pick<SearchAnswer, 'hits' | 'nearest'> & { query: string },
  { recent, suggestions }: OfferedPlaces,
): BoxView {
  if (hits.length > 0) return viewOf(groupHits(hits), 0);
  if (query.trim() && nearest.length > 0)
    return viewOf([{ label: 'Similar names', hits: nearest }], -1);
  const others = suggestions.filter(({ url }) => !recent.some((place) => place.url === url));
  const offered = [
    { label: 'Recent', hits: query.trim() ? [] : recent },
    { label: 'Start here', hits: query.trim() ? suggestions : others },
  ];
  return viewOf(
    offered.filter((section) => section.hits.length > 0),
    -1,
  );
}

const viewOf = (sections: HitSection[], preselected: number): BoxView => ({
  sections,
  options: sections.flatMap((section) => section.hits),
  preselected,
});
