import type { SearchHit } from '../../../shared/search-data';
import type { SiteSearchOptions } from '../options';

/** Options that the search box and the results page read. */
export interface SearchSettings {
  suggestions: SearchHit[];
  /** Null if the site has no results page, because the bundler warns about a missing key. */
  resultsPage: string | null;
}

/** Returns the settings with complete addresses. */
export function searchSettings(
  { suggestions = [], resultsPage }: SiteSearchOptions,
  baseUrl: string,
): SearchSettings {
  const complete = (route: string) => baseUrl + route.slice(1);
  return {
    suggestions: suggestions.map(({ title, area, excerpt, route }) => ({
      kind: 'page',
      title,
      breadcrumb: [area],
      excerpt,
      url: complete(route),
      also: [],
      flags: [],
    })),
    resultsPage: resultsPage ? complete(resultsPage) : null,
  };
}
