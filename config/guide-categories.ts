/**
 * Names of the pages in `content/docs` by category, in the order of the sidebar. A category without pages is not shown,
 * one with a single page is a link.
 */
export const guideCategories: Record<string, string[]> = {
  Start: [
    'docs', // the landing page of the sidebar
    'intro',
    'install',
    'how-a-chart-works',
    'which-chart',
    'anatomy',
  ],

  Data: [
    'data',
    'scales',
    'dates',
    'domains',
    'missing-values',
    'sorting',
    'formats',
    'calculations',
    'large-data',
  ],

  'XY charts': [
    'axes',
    'bars',
    'lines',
    'bubbles',
    'histograms',
    'stacking',
    'axis-labels',
    'time-axis',
    'two-axes',
    'annotations',
    'rotation',
  ],

  'Other charts': [
    'pie-and-donut',
    'treemap-and-sunburst',
    'heatmaps',
    'gauge-and-bullet',
    'metric-tiles',
    'word-clouds',
    'flame-charts',
    'zoomable-time-series',
  ],

  Composition: ['dashboard', 'small-multiples', 'linked-charts', 'sparklines', 'responsive-size'],

  Interaction: [
    'interaction',
    'clicks-and-hover',
    'brush-and-zoom',
    'tooltips',
    'legend',
    'highlight-from-outside',
    'render-complete',
  ],

  Look: ['theming', 'dark-mode', 'colors', 'style-data-points'],

  Production: [
    'accessibility',
    'testing',
    'performance',
    'bundle-size',
    'server-rendering',
    'export-png',
    'content-security-policy',
    'assistants',
    'mcp',
    'upgrading',
  ],

  'Why is my chart blank?': ['check'],

  Troubleshooting: ['troubleshooting'],

  'What charts cannot do': ['workarounds'],

  'Error messages': ['error-messages'],

  Recipes: [
    'recipes/axes',
    'recipes/numbers-and-dates',
    'recipes/tooltips-and-legends',
    'recipes/bars',
    'recipes/lines-and-areas',
    'recipes/colors',
    'recipes/interaction',
    'recipes/states-and-size',
    'recipes/other-charts',
  ],

  Glossary: ['glossary'],

  'Changes by release': ['changes'],
};
