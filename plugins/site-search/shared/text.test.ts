// cspell:ignore État
import { describe, expect, it } from 'vitest';
import { decodeIds, decodeNumbers, encodeIds, encodeNumbers } from './encode-numbers';
import { indexTerms, textTerms } from './index-terms';
import { plainName } from './split-words';
import { stem } from './stem';
import { relatedTerms, replacePhrases } from './synonyms';
import { textOfTokens, tokensOf } from './tokens';

describe('stem', () => {
  it.each([
    ['dependencies', 'dependency'],
    ['tests', 'testing'],
    ['axes', 'axis'],
    ['stacked', 'stack'],
    ['clipped', 'clipping'],
    ['dragging', 'drag'],
    ['hiding', 'hide'],
    ['filled', 'fill'],
    ['labels', 'label'],
  ])('joins %s and %s', (a, b) => {
    expect(stem(a)).toBe(stem(b));
  });

  it.each(['series', 'axis', 'string', 'class'])('keeps %s', (word) => {
    expect(stem(word)).toMatch(new RegExp(`^${word.replace(/e?s?$/, '')}`));
  });
});

describe('indexTerms', () => {
  it('splits camel case names and keeps the complete name', () => {
    expect(indexTerms('tickFormat of XYChart')).toEqual([
      'tickformat',
      'tick',
      'format',
      'of',
      'xychart',
      'xy',
      'chart',
    ]);
  });
});

describe('textTerms', () => {
  it('leaves out filler words and whole names', () => {
    expect(textTerms('Set the tickFormat of labels')).toEqual(['tick', 'format', 'label']);
  });
});

describe('replacePhrases', () => {
  it('replaces phrases by words, not parts of words', () => {
    expect(replacePhrases('Turn off the axis')).toBe('disable the axis');
    expect(replacePhrases('return offset')).toBe('return offset');
  });
});

describe('tokensOf', () => {
  it.each([
    'Draws an axis. The Axis has ticks: title shows them; see `tickFormat` (or labelFormat).',
    'lower case first. Then (in brackets) 10 %, "quoted" … and État.',
    'XY charts. x and y, Y too!',
    '(Starts with a bracket) and ends without a full stop',
    '',
  ])('is the reverse of textOfTokens for %j', (text) => {
    expect(textOfTokens(tokensOf(text))).toBe(text);
  });

  it('has one token for a word at the start and in the middle of a sentence', () => {
    const tokens = tokensOf('Bars stack. Bars and bars.');
    expect(tokens.filter((token) => token === 'bars')).toHaveLength(3);
  });
});

describe('encodeNumbers', () => {
  it('is the reverse of decodeNumbers, in any order', () => {
    const lists = [[0, 63, 64, 1855, 1856, 100_000, 3], [], [7, 7]];
    expect(decodeNumbers(lists.map(encodeNumbers).join(''))).toEqual(lists);
  });
});

describe('plainName', () => {
  it.each(['tickFormat', 'tick format', 'Tick.Format', 'tick_format'])('of %s', (name) => {
    expect(plainName(name)).toBe('tickformat');
  });
});

describe('relatedTerms', () => {
  it('relates synonyms both ways and aliases one way', () => {
    expect(relatedTerms(stem('gauges'))).toContainEqual(['goal', 'synonym']);
    expect(relatedTerms('goal')).toContainEqual([stem('gauge'), 'synonym']);
    expect(relatedTerms(stem('resizing'))).toContainEqual(['width', 'synonym']);
    expect(relatedTerms('column')).toContainEqual(['bar', 'alias']);
    expect(relatedTerms('bar')).toEqual([]);
  });
});

describe('encodeIds', () => {
  const lists = [[0], [], [5, 6, 70, 2000, 2001], [63, 64, 128, 129, 100_000], [92, 10_000_000]];

  it('is the reverse of decodeIds', () => {
    expect(decodeIds(lists.map(encodeIds).join(''))).toEqual(lists);
  });

  it('needs no escapes in JSON', () => {
    const text = encodeIds(
      Array.from({ length: 5000 }, (_, index) => index * (1 + (index % 97))).sort((a, b) => a - b),
    );
    expect(JSON.stringify(text)).toHaveLength(text.length + 2);
  });
});
