// cspell:ignore ｌｅｇｅｎｄ Wörter aixs
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createEngine, parseFiles } from './client/create-engine';
import { makeRecord } from './node/records/make-record';
import { searchTexts } from './node/search-texts';

const names = ['Axis', 'BarSeries', 'tickFormat', 'Position', 'StackMode', 'legend', 'Wörter'];
const records = Array.from({ length: 300 }, (_, index) =>
  makeRecord({
    kind: 'component',
    title: `${names[index % names.length]}${index}`,
    url: `/api/${index}`,
    text: `Text of number ${index}: ${names.join(' ')}. The axis shows <b>values</b>.`,
  }),
);
const { documents, index } = searchTexts(records, { maxHits: 30 });
const answer = createEngine(parseFiles(documents, index), '/');
const search = (query: string) => answer(query).hits;

/** What readers and machines may type: names, fragments of code and any characters, right-to-left ones included. */
const words = fc.oneof(
  fc.constantFrom(...names, 'axis', 'aixs', 'the', 'how', '<b>', '../..', '.*(', '[a-', '\\', '😀'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom('א', 'ب', '漢', '‮', '\u0301', '\0', "'", '"', '$', '_') }),
);
it.each(['???', '. , ; !', '()', '\u200b', '…'])('finds nothing for %j', (query) => {
  expect(answer(query)).toMatchObject({ hits: [], nearest: [] });
});

it('finds the same for other forms of the same letters', () => {
  expect(search('ｌｅｇｅｎｄ')).toEqual(search('legend'));
});

const queries = fc.oneof(
  fc.array(words, { maxLength: 200 }).map((list) => list.join(' ')),
  fc.string({ unit: 'binary', minLength: 500, maxLength: 600 }),
  fc.string({ minLength: 1, maxLength: 1 }),
  fc.constantFrom('a'.repeat(500), 'ab'.repeat(250), 'axis '.repeat(200), 'Ax'.repeat(250)),
);

it('answers any query without an error, with at most 30 complete results', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const { hits, nearest } = answer(query);
      expect(hits.length).toBeLessThanOrEqual(30);
      expect(nearest.length).toBeLessThanOrEqual(hits.length > 0 ? 0 : 5);
      for (const { url, excerpt } of hits) {
        expect(url).toMatch(/^\/api\/\d+$/);
        expect(excerpt.length).toBeLessThanOrEqual(202);
      }
    }),
    { numRuns: 300 },
  );
});

it('finds something as long as one word is known, whatever else is typed', () => {
  fc.assert(
    fc.property(fc.array(words, { maxLength: 10 }), (others) => {
      expect(search(['legend', ...others].join(' '))).not.toEqual([]);
    }),
    { numRuns: 200 },
  );
});

it('does bounded work for long queries: the first 24 words decide', () => {
  const many = Array.from({ length: 24 }, (_, at) => `axis${at}`).join(' ');
  expect(search(`${many} ${'legend '.repeat(200)}`)).toEqual(search(many));
});
