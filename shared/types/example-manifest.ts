/** Metadata of an example, read from its doc comment and its syntax tree. */
export interface ExampleEntry {
  /** `family/name`; identifies the example's page, story and pictures as well. */
  id: string;
  family: string;
  name: string;
  /** First line of the doc comment. */
  title: string;
  /** The sentences after the title; text between backticks is code. */
  summary: string;
  /** Alternative text of the chart, from `@alt`. */
  alt: string;
  /** Values of `@tag`, in source order. */
  tags: string[];
  /** Names that the example imports from the library, sorted. */
  uses: string[];
  /** Props that the example sets, by component. */
  props: Record<string, string[]>;
  /** Height of the example in CSS pixels, from the `size` of its `Chart` or from `@height`. */
  height: number;
  /** Height on small screens if it differs: the second number of `@height`. */
  narrowHeight?: number;
  /** Set by `@start near`: the live chart starts near the viewport, without user interaction. */
  start?: 'near';
}

/** Data of an `<Example>` element: an example with its source code. */
export interface ExampleListing extends ExampleEntry {
  /** Source code without the doc comment and the trailing line break. */
  source: string;
  /** Source code highlighted by Shiki for both color modes. */
  html: string;
  /** Number of lines of the source code, if some of them are folded. */
  lineCount?: number;
  /** Number of lines that the listing shows at first, while these are folded. */
  shownLines: number;
}

/** `.generated/examples/manifest.json`: every example, sorted by id. */
export type ExampleManifest = ExampleEntry[];

/** A group of `.generated/examples/gallery.json`, with its families in display order. */
export interface GalleryGroup {
  /** `Chart families` or `Features`. */
  title: string;
  families: { name: string; title: string; cards: ExampleCard[] }[];
}

/** Data of a card in the gallery. */
export type ExampleCard = Pick<ExampleEntry, 'id' | 'title' | 'alt' | 'tags'>;

/** An entry of `.generated/example-code/variants/<family>.json`: an example compared with the first of its family. */
export interface ExampleVariant {
  example: ExampleEntry;
  /** Code of its component and of the first one, highlighted; lines that differ have the attribute `data-diff`. */
  html: string;
}

/** `.generated/example-code/pages/<id>.json`: data of an example's own page. */
export interface ExamplePageData {
  listing: ExampleListing;
  /** Title of the family's page. */
  familyTitle: string;
  /** Most similar examples, best match first. */
  related: ExampleCard[];
}
