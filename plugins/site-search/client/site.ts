/** Properties of the site that hits are rendered with. */
export interface Site {
  baseUrl: string;
  colorMode: 'light' | 'dark';
  /** Address of the results page, to which the search box links; null without a results page. */
  resultsPage: string | null;
  /** Opens an address of the site without loading the document again. */
  navigate: (url: string) => void;
}
