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
  /** CSS pixels that the chart takes on a page, from the `size` of its `Chart` or from `@height`. */
  height: number;
  /** The same on a phone, when it is another: the second number of `@height`. */
  narrowHeight?: number;
  /** From `@start near`: the live chart does not wait for the reader to turn to its picture. */
  start?: 'near';
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

/** `.generated/examples/gallery.json`: the families of one group in the order of the gallery. */
export interface GalleryGroup {
  /** `Chart families` or `Features`. */
  title: string;
  families: { name: string; title: string; cards: ExampleCard[] }[];
}

/** What the gallery needs of an example. */
export type ExampleCard = Pick<ExampleEntry, 'id' | 'title' | 'alt' | 'tags'>;

/** `.generated/examples/pages/<id>.json`: what an example's own page shows beside the chart. */
export interface ExamplePageData {
  listing: ExampleListing;
  /** Title of the family's page. */
  familyTitle: string;
  /** Examples that share the most with this one, the closest first. */
  related: ExampleCard[];
  /** Address of a sandbox that runs the code. */
  sandboxUrl: string;
}
