import { expect, it } from 'vitest';
import { unmet } from './expect-modules';

const paths = ['/a/node_modules/moment/moment.js', '/a/node_modules/moment/locale/de.js'];

it('accepts modules that meet the expectations', () => {
  const present = { modules: /\/moment\.js$/, isExpected: true, fix: '' };
  const absent = { modules: /\/luxon\.js$/, isExpected: false, fix: '' };
  expect(unmet(paths, [present, absent])).toEqual([]);
});

it('reports the count and the fix for missing and for unexpected modules', () => {
  const missing = { modules: /\/chart\.js$/, isExpected: true, fix: 'rename it.' };
  const unexpected = { modules: /\/locale\//, isExpected: false, fix: 'ignore the folder.' };
  expect(unmet(paths, [missing, unexpected])).toEqual([
    '0 modules match /\\/chart\\.js$/: rename it.',
    '1 modules match /\\/locale\\//: ignore the folder.',
  ]);
});
