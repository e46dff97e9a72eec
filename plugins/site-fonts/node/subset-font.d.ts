declare module 'subset-font' {
  /** Merged with the options that other plugins declare. */
  interface SubsetOptions {
    /** By axis: one value to keep, or the part of the axis to keep. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
}
