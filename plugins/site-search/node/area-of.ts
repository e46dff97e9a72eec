import type { SearchDocument } from '../../../contracts/search-data';

/** Returns the area of the site that a URL belongs to. */
export function areaOf(url: string, baseUrl: string): SearchDocument['area'] {
  const [folder] = url.slice(baseUrl.length).split('/');
  if (folder === 'all-types') return 'Reference';
  if (folder === 'api' || folder === 'category') return 'API';
  return folder === 'examples' ? 'Examples' : 'Docs';
}
