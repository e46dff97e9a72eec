import type { SearchableProps, SearchDocument } from '../../../contracts/search-data';
import { areaOf } from './area-of';
import { cut } from './cut';

/** A page with its title and its address, base path included. */
export interface Page {
  title: string;
  url: string;
}

/** Documents of the props that a page lists. */
export function documentsOfProps(
  { title, url }: Page,
  baseUrl: string,
  props: SearchableProps,
): Omit<SearchDocument, 'id'>[] {
  const route = `/${url.slice(baseUrl.length)}`;
  return (props[route] ?? []).map(({ name, text }) => ({
    area: areaOf(url, baseUrl),
    title,
    kind: 'prop',
    heading: name,
    url: `${url}#${name}`,
    text: cut(text),
  }));
}
