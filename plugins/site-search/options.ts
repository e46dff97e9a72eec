/** Options of the site-search plugin. */
export interface SiteSearchOptions {
  /** Maximum number of results. */
  maxHits: number;
  /** JSON file with `SearchableProps`, relative to the site directory; without it, props are not searchable. */
  propsFile?: string;
}
