declare module 'subset-font' {
  /** Options of the subset. */
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    noHinting?: boolean;
    keepFeatures?: string[];
    keepAllGlyphs?: boolean;
    /** By axis: a fixed value, or the range to keep. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }

  /** Creates a font that contains only the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
