/** Options of the chart-examples plugin. */
export interface ChartExamplesOptions {
  /** Highlights source code as HTML. */
  highlight: (code: string, language: string) => string;
}
