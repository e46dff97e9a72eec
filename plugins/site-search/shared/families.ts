// cspell:ignore tagcloud scatterplot
import { stem } from './stem';

/**
 * Words that name a family of charts, by the words with which titles name it. A query that names a family is about it,
 * whatever else it says: "treemap labels overlap" is not about axes.
 */
const families = `
goal, gauge, speedometer, dial > goal gauge
bullet > bullet
pie, donut, doughnut > pie donut slice partition
treemap, icicle, sunburst > treemap sunburst icicle partition
waffle > waffle
mosaic, marimekko > mosaic
partition > partition pie treemap
heatmap > heatmap
metric, kpi > metric
meter > meter
flame, flamegraph > flame
wordcloud, tagcloud > wordcloud cloud
timeslip > timeslip
histogram > histogram
bubble, scatter, scatterplot > bubble scatter
sparkline > sparkline
facet, trellis > multiples panel
annotation > annotation
`;

const titleTerms = new Map(
  families
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [words = '', titles = ''] = line.split(' > ');
      const terms = titles.split(' ').map(stem);
      return words.split(', ').map((word) => [stem(word), terms] as const);
    }),
);

/** Terms with which titles name a family. */
export const titleWords: readonly string[] = [...new Set([...titleTerms.values()].flat())];

/** Returns the terms with which titles name the family that a term names; none if it names no family. */
export const familyTerms = (term: string): readonly string[] => titleTerms.get(term) ?? [];
