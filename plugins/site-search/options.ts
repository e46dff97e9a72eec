/** Options of the site-search plugin. */
export interface SiteSearchOptions {
  /** Maximum number of results. */
  maxHits: number;
}
