import type { SearchFlag, SearchPlace } from '../../../shared/search-data';

/**
 * An entry as the documents file contains it. A page has its address; of everything on a page, the index file has the
 * numbers of the places that contain it, because the addresses themselves would be a third of the file.
 */
export interface StoredEntry {
  title: string;
  /** Route, of pages only. */
  url?: string;
  /** Further places, of pages only. Each place of a page has a number, in the order of the file. */
  also?: SearchPlace[];
  /** Anchor, if it does not follow from the kind and the title. */
  anchor?: string;
  /** Names between the place and the item: the member of a nested key. */
  below?: string[];
  flags?: SearchFlag[];
}
