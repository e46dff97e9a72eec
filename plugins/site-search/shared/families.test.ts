import { expect, it } from 'vitest';
import { familyTerms } from './families';
import { stem } from './stem';

it.each([
  ['treemaps', 'sunburst'],
  ['speedometer', 'gauge'],
  ['doughnut', 'pie'],
  ['kpi', 'metric'],
])('%s names a family that titles name by %s', (word, title) => {
  expect(familyTerms(stem(word))).toContain(stem(title));
});

it.each(['axis', 'legend', 'overlap', 'bar'])('%s names no family', (word) => {
  expect(familyTerms(stem(word))).toEqual([]);
});
