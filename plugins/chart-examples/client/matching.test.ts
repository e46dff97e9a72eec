import { describe, expect, it } from 'vitest';
import type { GalleryGroup } from '../../../contracts/example-manifest';
import { frequentTags, matching } from './matching';

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
  ...matching(groups, { text: '', tags: [], ...filter }),
];

describe('matching', () => {
  it('keeps everything without a filter', () => {
    expect(ids({})).toEqual(['area/stacked', 'bar/plain', 'bar/stacked', 'axis/title']);
  });

  it('finds words of titles, families, tags and alternative texts, all of them', () => {
    expect(ids({ text: 'Bars' })).toEqual(['bar/plain', 'bar/stacked']);
    expect(ids({ text: 'bars STACK' })).toEqual(['bar/stacked']);
    expect(ids({ text: 'axis of' })).toEqual(['axis/title']);
  });

  it('keeps the cards that bear every chosen tag', () => {
    expect(ids({ tags: ['stack'] })).toEqual(['area/stacked', 'bar/stacked']);
    expect(ids({ tags: ['stack', 'time'] })).toEqual(['bar/stacked']);
    expect(ids({ tags: ['stack'], text: 'title' })).toEqual([]);
  });
});

describe('frequentTags', () => {
  it('gives the tags that several examples bear, the most frequent first', () => {
    expect(frequentTags(groups, 2)).toEqual(['stack', 'time']);
  });
});
