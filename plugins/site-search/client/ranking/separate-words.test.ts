// cspell:ignore baseli baselime getpngsnapshot howtothe howtozoom labelzoom levelzoom ticklabels upzoom zoomlevel zzzzzzzz
import { describe, expect, it } from 'vitest';
import { wordSeparator } from './separate-words';
import type { Vocabulary } from './vocabulary';

const terms = ['png', 'snapshot', 'zoom', 'level', 'ticklabel', 'tick', 'label', 'baseline'];
/** Terms of a single entry; a title has the last one. */
const rare = ['levelzoom', 'upzoom', 'labelzoom'];
const vocabulary: Vocabulary = {
  has: (term) => [...terms, ...rare].includes(term),
  countOf: (term) => (terms.includes(term) ? 9 : rare.includes(term) ? 1 : 0),
  startingWith: (prefix) => terms.filter((term) => term.startsWith(prefix)),
  near: () => terms.map((term) => [term, 1]),
};
const separate = wordSeparator(['tickLabel', 'Baseline', 'LabelZoom'], vocabulary);

describe('wordSeparator', () => {
  it.each([
    ['getpngsnapshot', 'get png snapshot'],
    ['howtozoom', 'how to zoom'],
    ['zoomlevel', 'zoom level'],
    ['rotate ticklabels', 'rotate tick label'],
    ['color of zoomlevel', 'color of zoom level'],
    ['levelzoom', 'levelzoom level zoom'],
  ])('separates %s', (query, separated) => {
    expect(separate(query)).toBe(separated);
  });

  it.each([
    ['a name alone', 'ticklabels'],
    ['a known word', 'baseline zoom'],
    ['a word that is being typed', 'zoom baseli'],
    ['a misspelled word', 'zoom baselime'],
    ['camel case', 'zoom zoomLevel'],
    ['other letters', 'zzzzzzzz'],
    ['filler words', 'howtothe'],
    ['a word of one entry with a short part', 'upzoom'],
    ['a name of a type', 'labelzoom'],
    ['a very long word', 'zoom'.repeat(50)],
  ])('leaves %s as it is: %s', (_, query) => {
    expect(separate(query)).toBe(query);
  });
});
