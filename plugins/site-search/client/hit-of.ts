import type { SearchHit, SearchPicture } from '../../../shared/search-data';
import type { SearchEntry } from '../shared/search-record';

/**
 * Returns the result for an entry, with complete addresses.
 *
 * @param excerpt - the sentence that the result shows
 * @param pictures - routes of the pictures of examples, with `{id}` in the place of the id
 */
export function hitOf(
  entry: SearchEntry,
  excerpt: string,
  baseUrl: string,
  pictures?: SearchPicture,
): SearchHit {
  const complete = (route: string) => baseUrl + route.slice(1);
  const hit: SearchHit = {
    ...entry,
    url: complete(entry.url),
    excerpt,
    also: entry.also.map(({ title, url }) => ({ title, url: complete(url) })),
  };
  if (entry.kind !== 'example' || !pictures) return hit;
  const id = entry.url.replace('/examples/', '');
  const picture = (route: string) => complete(route.replace('{id}', id));
  return { ...hit, picture: { light: picture(pictures.light), dark: picture(pictures.dark) } };
}
