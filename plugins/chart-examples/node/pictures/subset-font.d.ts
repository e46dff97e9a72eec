declare module 'subset-font' {
  /** What a subset keeps, and how it is packed. */
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    noHinting?: boolean;
    keepFeatures?: string[];
    keepAllGlyphs?: boolean;
  }

  /** Makes a font that holds just the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
