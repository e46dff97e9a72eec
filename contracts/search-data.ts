/** A search document: a page, a section of a page, or a prop. */
export interface SearchDocument {
  id: number;
  kind: 'page' | 'section' | 'prop';
  /** Area of the site that the page belongs to. */
  area: 'Docs' | 'API' | 'Reference' | 'Examples';
  /** Title of the page. */
  title: string;
  /** Heading of the section or name of the prop; empty for a page. */
  heading: string;
  /** URL with base path and anchor. */
  url: string;
  /** Plain text, truncated to the length of an excerpt. */
  text: string;
}

/** Searchable props by the route of their page (without the base path), in the order of the page. */
export type SearchableProps = Record<string, { name: string; text: string }[]>;

/** The search-documents file. */
export interface SearchDocumentsFile {
  searchDocs: SearchDocument[];
  options: { maxHits: number; highlightResult: boolean };
}

/** Global data of the plugin: the names of the two files, without the base path. */
export interface SearchFiles {
  documents: string;
  index: string;
}
