import type { SearchableProps, SearchDocument } from '../../../contracts/search-data';
import { areaOf } from './area-of';
import { cut } from './cut';

/** A page with props. */
export interface Page {
  title: string;
  /** URL with the base path. */
  url: string;
}

/** Returns the search documents of the props on a page. */
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
