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
    'theme',
    'states',
    'accessibility',
    'visits',
  ],
};

/** Examples of the same data that the home page compares with the first of them, by family. */
export const comparedExamples = {
  visits: ['stacked', 'shares', 'grouped', 'lines', 'areas', 'heatmap'],
};
