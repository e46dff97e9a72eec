/** Content of a page for client-side navigation: the default export of its chunk. */
export interface PageContent {
  /** Value of the attribute `data-page`: a `PageMark` as JSON. */
  mark: string;
  /** HTML inside the marked element. */
  html: string;
  /** HTML of the head tags that belong to this page, including the title. */
  head: string;
  /** Attributes of the `html` element that pages set. */
  root: { class: string; lang: string; dir: string };
}
