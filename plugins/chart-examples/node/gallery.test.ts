import { describe, expect, it } from 'vitest';
import type { ExampleEntry } from '../../../shared/types/example-manifest';
import type { Family } from './families';
import { galleryOf } from './gallery';
import { relatedTo } from './related';

const entry = (id: string, tags: string[] = [], props: string[] = []): ExampleEntry => {
  const [family = '', name = ''] = id.split('/');
  const words = { title: `About ${name}`, summary: '', alt: `Chart of ${name}.` };
  return { id, family, name, ...words, tags, uses: [], props: { Axis: props }, height: 100 };
};
const manifest = [
  entry('bar/plain', ['time'], ['id', 'title']),
  entry('bar/stacked', ['stack', 'time'], ['id']),
  entry('axis/title', ['text'], ['id', 'title', 'style']),
  entry('area/stacked', ['stack'], ['id']),
];
describe('galleryOf', () => {
  it('lists charts before features, first families first, the others by title', () => {
    const families: Family[] = [
      { name: 'bar', title: 'Bars', pageTitle: '', group: 'chart', order: ['stacked'] },
      { name: 'area', title: 'Areas', pageTitle: '', group: 'chart', order: [] },
      { name: 'axis', title: 'Axes', pageTitle: '', group: 'feature', order: [] },
    ];
    const groups = galleryOf(manifest, families, ['bar']);
    expect(
      groups.map(({ families }) =>
        families.map(({ title, cards }) => [title, ...cards.map(({ id }) => id)]),
      ),
    ).toEqual([
      [
        ['Bars', 'bar/stacked', 'bar/plain'],
        ['Areas', 'area/stacked'],
      ],
      [['Axes', 'axis/title']],
    ]);
  });
});

describe('relatedTo', () => {
  it('ranks by shared family, tags and rare props, and excludes the example itself', () => {
    const related = relatedTo(manifest[1]!, manifest).map(({ id }) => id);
    expect(related).toEqual(['bar/plain', 'area/stacked', 'axis/title']);
  });
});
