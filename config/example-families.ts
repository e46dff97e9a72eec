/** Families of examples by group, in the order of the sidebar. */
export const exampleFamilies = {
  /** Chart types. */
  chart: [
    'area',
    'bar',
    'bubble',
    'line',
    'histogram',
    'partition',
    'heatmap',
    'goal',
    'metric',
    'wordcloud',
    'flame',
    'bullet',
    'timeslip',
    'small-multiples',
    'mixed',
    'meter',
  ],
  /** Features of several chart types. */
  feature: [
    'settings',
    'axis',
    'legend',
    'tooltip',
    'annotation',
    'interaction',
    'linked-charts',
    'blocks',
    'theme',
    'states',
    'accessibility',
    'visits',
  ],
};

/**
 * Families that the gallery shows first, because most readers come for them: the common chart types, then what
 * dashboards show beside them. Within a family, the gallery has the order of the family's page.
 */
export const firstFamilies = [
  'bar',
  'line',
  'area',
  'partition',
  'metric',
  'heatmap',
  'histogram',
  'mixed',
  'goal',
  'bullet',
  'axis',
  'legend',
  'tooltip',
  'annotation',
  'interaction',
];

/** Examples of the same data that the home page compares with the first of them, by family. */
export const comparedExamples = {
  visits: ['stacked', 'shares', 'grouped', 'lines', 'areas', 'heatmap'],
};
