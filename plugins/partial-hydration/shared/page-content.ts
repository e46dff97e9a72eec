/** A page as client navigation loads it: the default export of the one module of its chunk. */
export interface PageContent {
  /** JSON of a `PageMark`, as the attribute `data-page` has it. */
  mark: string;
  /** HTML inside the marked element. */
  html: string;
  /** HTML of the tags that belong to this page in the head, the title among them. */
  head: string;
  /** Attributes of the element `html` that pages set. */
  root: { class: string; lang: string; dir: string };
}
