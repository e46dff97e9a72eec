/** Options of the plugin that only the search box and the results page read. */
declare module '@generated/site-search/default/settings.json' {
  import type { SearchHit } from '@site/shared/search-data';

  /** Places that the search box offers without a query. */
  export const suggestions: SearchHit[];
  /** Address of the results page, with the base path; null without a results page. */
  export const resultsPage: string | null;
}
