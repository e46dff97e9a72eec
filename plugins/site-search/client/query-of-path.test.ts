import { expect, it } from 'vitest';
import { queryOfPath } from './query-of-path';

it('returns the words of the last segment', () => {
  expect(queryOfPath('/elastic-charts/docs/axis-labels.html')).toBe('axis labels');
  expect(queryOfPath('/elastic-charts/api/specs/xy/BarSerie/')).toBe('BarSerie');
  expect(queryOfPath('/bar%20chart')).toBe('bar chart');
});

it('accepts paths without words and with invalid encoding', () => {
  expect(queryOfPath('/')).toBe('');
  expect(queryOfPath('/docs/%E0%A4%A')).toBe('%E0%A4%A');
});
