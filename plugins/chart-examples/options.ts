/** Options of the chart-examples plugin. */
export interface ChartExamplesOptions {
  /** Turns a file's source into highlighted HTML; the site hands in its highlighter. */
  highlight: (code: string, language: string) => string;
}
