/** Names of the two search files, without the base path: global data of the plugin `site-search`. */
export interface SearchFiles {
  documents: string;
  index: string;
}

/** All kinds of search results. The index file contains their positions in this list. */
export const searchKinds = [
  'component',
  'function',
  'constant',
  'type',
  'prop',
  'member',
  'style key',
  'value',
  'example',
  'page',
  'section',
  'troubleshooting',
  'recipe',
  'glossary term',
] as const;

/** Kind of a search result; the ranking and the list of results group by it. */
export type SearchKind = (typeof searchKinds)[number];

/** All flags that lower the rank; shown on the result. */
export const searchFlags = ['deprecated', 'no effect'] as const;

/** A reason for a lower rank. */
export type SearchFlag = (typeof searchFlags)[number];

/** Another URL of the same item. */
export interface SearchPlace {
  /** Label of the URL: the component of a shared prop, or a Spec interface. */
  title: string;
  url: string;
}

/** URLs of a picture in both color modes. */
export type SearchPicture = Record<'light' | 'dark', string>;

/** A search result: one row for one item. All URLs start with the base path. */
export interface SearchHit {
  kind: SearchKind;
  /** Name or heading: `tickFormat`, `Position.Left`, `Nothing is drawn`. */
  title: string;
  /** Titles of what contains it, outermost first. */
  breadcrumb: string[];
  /** The sentence that matches the query best; empty if there is no text. */
  excerpt: string;
  /** URL with the anchor of the item. */
  url: string;
  /** Further URLs, best first: other components with the prop, pages of the reference. */
  also: SearchPlace[];
  flags: SearchFlag[];
  /** Small picture, of examples only. */
  picture?: SearchPicture;
}
