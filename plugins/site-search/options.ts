/** Options of the site-search plugin. */
export interface SiteSearchOptions {
  /** Most hits that a query shows. */
  maxHits: number;
  /** JSON file of `SearchableProps` below the site's folder; without it pages have no props to find. */
  propsFile?: string;
}
