import type { SearchHit, SearchPlace } from '../../../shared/search-data';

const isMember = ({ kind }: SearchHit) =>
  kind === 'prop' || kind === 'member' || kind === 'style key';

/** Returns the names in front of the title, which belong to the name of a member: `Axis.`; empty for other kinds. */
export const ownerOf = (hit: SearchHit): string =>
  isMember(hit) ? hit.breadcrumb.map((name) => `${name}.`).join('') : '';

/** Returns where a hit stands: titles of what contains it, or its kind. */
export function placeOf(hit: SearchHit): string {
  const names = isMember(hit) || hit.kind === 'value' ? [] : hit.breadcrumb;
  return names.length > 0 ? names.join(' › ') : hit.kind;
}

/** Further places of a hit, with the words in front of them. */
export interface FurtherPlaces {
  label: 'also on' | 'see also';
  places: SearchPlace[];
}

/**
 * Returns the further places of a hit. A place with the name of another one is its page in the reference. The page of
 * an example's family is part of its breadcrumb instead.
 */
export function furtherPlaces(hit: SearchHit): FurtherPlaces {
  const named = new Set([isMember(hit) ? hit.breadcrumb[0] : hit.title]);
  const places = (hit.kind === 'example' ? [] : hit.also).map((place) => {
    const { title } = place;
    if (!named.has(title)) {
      named.add(title);
      return place;
    }
    return { ...place, title: `${title} in the reference` };
  });
  return { label: isMember(hit) ? 'also on' : 'see also', places };
}

/** Returns a hit at one of its further places, as `furtherPlaces` names them. */
export const hitAt = (hit: SearchHit, { title, url }: SearchPlace): SearchHit => {
  const { title: name = title } = hit.also.find((place) => place.url === url) ?? {};
  return isMember(hit)
    ? { ...hit, breadcrumb: [name, ...hit.breadcrumb.slice(1)], url }
    : { ...hit, title: name, url };
};
