import { expect, it } from 'vitest';
import type { LoadedFile } from '../../../tests/weight/page-weight';
import { compare, excessiveGrowth } from './growth';

const file = (name: string, bytes: number): LoadedFile => ({
  url: `http://localhost:1234/base/${name}`,
  column: 'script',
  bytes,
});
const growth = compare(
  [file('docs/axes', 20), file('assets/js/main.0a1b2c3d.js', 100), file('assets/js/-12.m1x.js', 5)],
  [
    file('docs/axes', 25),
    file('assets/js/main.4e5f6a7b.js', 1095),
    file('assets/js/-12.m2y.js', 5),
  ],
);

it('lists files that grew, ignoring hashes in their names', () => {
  expect(growth).toEqual({
    once: 125,
    twice: 1125,
    files: [
      ['/base/assets/js/main.js', 995],
      ['/base/docs/axes', 5],
    ],
  });
});

it('reports pages that grow too much, with their files', () => {
  const pages = new Map([
    ['guide', growth],
    ['home', { ...growth, twice: 1124 }],
  ]);
  expect(excessiveGrowth(pages, 1000)).toEqual([
    expect.stringMatching(
      /^guide: 1000 bytes more.*: \/base\/assets\/js\/main\.js \+995, .*axes \+5/,
    ),
  ]);
});
