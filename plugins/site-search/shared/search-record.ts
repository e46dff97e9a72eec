import type { SearchFlag, SearchKind, SearchPlace } from '../../../shared/search-data';

/** An item that the search finds. Addresses are routes with anchor, without the base path. */
export interface SearchEntry {
  kind: SearchKind;
  title: string;
  /** Titles of what contains it, outermost first. */
  breadcrumb: string[];
  url: string;
  also: SearchPlace[];
  flags: SearchFlag[];
}

/** A search entry with its text. */
export interface SearchRecord extends SearchEntry {
  /** Plain text, of which results show a sentence. */
  text: string;
  /** Search words that count nearly as much as the title: `keywords` of a page, tags of an example. */
  keywords: string[];
  /** Route of the example that it shows first: `/examples/bar/sorted`. */
  example?: string;
  /** Further text that is found but not shown: names of types, long descriptions in the reference. */
  hiddenText: string;
}
