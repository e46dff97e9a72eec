/** One chart of `examples/`, as the build reads it from the file's own doc comment and syntax. */
export interface ExampleEntry {
  /** `family/name`: also its path, its story and its picture. */
  id: string;
  family: string;
  name: string;
  /** First line of the doc comment. */
  title: string;
  /** The sentences after the title, plain text. */
  summary: string;
  /** What a reader who cannot see the chart should know; from `@alt`. */
  alt: string;
  /** From `@tag`, in the order of the file. */
  tags: string[];
  /** Names of the library that the code uses, sorted. */
  uses: string[];
  /** Props that the code sets, by component. */
  props: Record<string, string[]>;
  /** CSS pixels that the chart takes, from the `size` of its `Chart` or from `@height`. */
  height: number;
}

/** An example with its listing; what one `<Example>` on a page needs. */
export interface ExampleListing extends ExampleEntry {
  /** The file as readers paste it: without its doc comment and the trailing line break. */
  source: string;
  /** The same, highlighted by Shiki for both color modes. */
  html: string;
}

/** `.generated/examples/manifest.json`: every example, sorted by id. */
export type ExampleManifest = ExampleEntry[];

/** `.generated/examples/cards.json`: what the gallery needs of each, in the same order. */
export type ExampleCard = Pick<ExampleEntry, 'id' | 'family' | 'name' | 'title' | 'summary'>;
