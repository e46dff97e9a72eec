/** Names of the two search files, without the base path: global data of the plugin `site-search`. */
export interface SearchFiles {
  documents: string;
  index: string;
}

/** What a search result stands for; the ranking and the list of results group by it. */
export type SearchKind =
  | 'component'
  | 'function'
  | 'constant'
  | 'type'
  | 'prop'
  | 'member'
  | 'style key'
  | 'value'
  | 'example'
  | 'page'
  | 'section'
  | 'troubleshooting'
  | 'recipe'
  | 'glossary term';

/** Reasons why a result ranks late; results say so. */
export type SearchFlag = 'deprecated' | 'no effect';

/** A further address of the same thing. */
export interface SearchPlace {
  /** Name under which the thing stands there: the component of a shared prop, or a Spec interface. */
  title: string;
  url: string;
}

/** Addresses of a picture in both color modes. */
export type SearchPicture = Record<'light' | 'dark', string>;

/** A search result: one row for one thing. All addresses start with the base path. */
export interface SearchHit {
  kind: SearchKind;
  /** Name or heading: `tickFormat`, `Position.Left`, `Nothing is drawn`. */
  title: string;
  /** Titles of what contains it, outermost first. */
  breadcrumb: string[];
  /** The sentence that matches the query best; empty if there is no text. */
  excerpt: string;
  /** Address with the anchor of the thing. */
  url: string;
  /** Further addresses, best first: other components with the prop, pages of the reference. */
  also: SearchPlace[];
  flags: SearchFlag[];
  /** Small picture, of examples only. */
  picture?: SearchPicture;
}
