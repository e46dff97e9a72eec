/** What a reader can find: a page, a section of one, or a prop. */
export interface SearchDocument {
  id: number;
  kind: 'page' | 'section' | 'prop';
  /** Part of the site that the page belongs to. */
  area: 'Docs' | 'API' | 'Reference' | 'Examples';
  /** Title of the page. */
  title: string;
  /** Heading of the section or name of the prop; empty for a page. */
  heading: string;
  /** Address with base path and anchor. */
  url: string;
  /** Plain text, cut to what a result shows. */
  text: string;
}

/** Props as the search finds them, by the route of their page without the base path, in the order of the page. */
export type SearchableProps = Record<string, { name: string; text: string }[]>;

/** The search-documents file. */
export interface SearchDocumentsFile {
  searchDocs: SearchDocument[];
  options: { maxHits: number; highlightResult: boolean };
}

/** What the client is told of the build: the names of its two files, without the base path. */
export interface SearchFiles {
  documents: string;
  index: string;
}
