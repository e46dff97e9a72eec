import { describe, expect, it } from 'vitest';
import type { SearchHit, SearchKind } from '../../../shared/search-data';
import { countByGroup, groupHits } from './search-groups';

const hit = (title: string, kind: SearchKind): SearchHit => ({
  kind,
  title,
  breadcrumb: [],
  excerpt: '',
  url: `/${title}`,
  also: [],
  flags: [],
});
const outline = (hits: SearchHit[]) =>
  groupHits(hits).map((section) => [
    section.label,
    section.hits.map(({ title }) => title).join(' '),
  ]);

describe('groupHits', () => {
  it('groups hits by kind, in the order of the best hit of each group', () => {
    const hits = [hit('a', 'prop'), hit('b', 'example'), hit('c', 'member'), hit('d', 'page')];
    expect(outline(hits)).toEqual([
      ['Props and members', 'a c'],
      ['Examples', 'b'],
      ['Guides', 'd'],
    ]);
  });

  it('keeps the five best hits in front of all others', () => {
    const kinds: SearchKind[] = [
      'prop',
      'prop',
      'prop',
      'prop',
      'component',
      'prop',
      'example',
      'prop',
    ];
    const hits = kinds.map((kind, index) => hit(String(index + 1), kind));
    expect(outline(hits)).toEqual([
      ['Props and members', '1 2 3 4'],
      ['Components', '5'],
      ['More props and members', '6 8'],
      ['Examples', '7'],
    ]);
  });

  it('has a group for every hit', () => {
    expect(outline([])).toEqual([]);
    expect(outline([hit('x', 'value')])).toEqual([['Types, functions and values', 'x']]);
  });
});

describe('countByGroup', () => {
  it('counts kinds by group', () => {
    expect(countByGroup(['prop', 'value', 'member', 'constant'])).toEqual({ props: 2, types: 2 });
  });
});
