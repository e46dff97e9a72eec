declare module 'subset-font' {
  /** What a subset keeps, and how it is packed. */
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    noHinting?: boolean;
    keepFeatures?: string[];
    keepAllGlyphs?: boolean;
    /** By axis: one value to keep, or the part of the axis to keep. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }

  /** Makes a font that holds just the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
