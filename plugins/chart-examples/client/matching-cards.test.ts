import { describe, expect, it } from 'vitest';
import type { GalleryGroup } from '../../../shared/types/example-manifest';
import { frequentTags, matchingCards } from './matching-cards';

const card = (id: string, ...tags: string[]) => {
  const [family, name] = id.split('/');
  return { id, title: `About ${name}`, alt: `${family} of ${name}.`, tags };
};
const groups: GalleryGroup[] = [
  {
    title: 'Chart families',
    families: [
      { name: 'area', title: 'Areas', cards: [card('area/stacked', 'stack')] },
      {
        name: 'bar',
        title: 'Bars',
        cards: [card('bar/plain', 'time'), card('bar/stacked', 'stack', 'time')],
      },
    ],
  },
  {
    title: 'Features',
    families: [{ name: 'axis', title: 'Axes', cards: [card('axis/title', 'text')] }],
  },
];
const ids = (filter: { text?: string; tags?: string[] }) => [
  ...matchingCards(groups, { text: '', tags: [], ...filter }),
];

describe('matchingCards', () => {
  it('returns all cards without a filter', () => {
    expect(ids({})).toEqual(['area/stacked', 'bar/plain', 'bar/stacked', 'axis/title']);
  });

  it('requires every word, in titles, families, tags or alternative texts', () => {
    expect(ids({ text: 'Bars' })).toEqual(['bar/plain', 'bar/stacked']);
    expect(ids({ text: 'bars STACK' })).toEqual(['bar/stacked']);
    expect(ids({ text: 'axis of' })).toEqual(['axis/title']);
  });

  it('requires every selected tag', () => {
    expect(ids({ tags: ['stack'] })).toEqual(['area/stacked', 'bar/stacked']);
    expect(ids({ tags: ['stack', 'time'] })).toEqual(['bar/stacked']);
    expect(ids({ tags: ['stack'], text: 'title' })).toEqual([]);
  });
});

describe('frequentTags', () => {
  it('returns the tags of several examples with their counts, the most frequent first', () => {
    expect(frequentTags(groups, 2)).toEqual([
      ['stack', 2],
      ['time', 2],
    ]);
  });
});
