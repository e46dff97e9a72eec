/** Options of the site-search plugin. */
export interface SiteSearchOptions {
  /** Most hits that a query shows. */
  maxHits: number;
}
