import { expect, it } from 'vitest';
import { unmet } from './expect-modules';

const paths = ['/a/node_modules/moment/moment.js', '/a/node_modules/moment/locale/de.js'];

it('accepts modules that are as expected', () => {
  const isThere = { modules: /\/moment\.js$/, isExpected: true, fix: '' };
  const isGone = { modules: /\/luxon\.js$/, isExpected: false, fix: '' };
  expect(unmet(paths, [isThere, isGone])).toEqual([]);
});

it('tells the count and the fix of a module that is missing, and of one that is back', () => {
  const missing = { modules: /\/chart\.js$/, isExpected: true, fix: 'rename it.' };
  const back = { modules: /\/locale\//, isExpected: false, fix: 'ignore the folder.' };
  expect(unmet(paths, [missing, back])).toEqual([
    '0 modules match /\\/chart\\.js$/: rename it.',
    '1 modules match /\\/locale\\//: ignore the folder.',
  ]);
});
