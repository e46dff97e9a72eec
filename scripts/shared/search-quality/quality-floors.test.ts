import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createEngine, parseFiles } from '../../../plugins/site-search/index';
import { readJudgedQueries } from '../../../tests/search-quality/judged-queries';
import { readRecipeQueries } from '../../../tests/search-quality/recipe-queries';
import { judge, qualityRows } from './judge';
import { maxBytesPerRecord, qualityFloors } from './quality-floors';
import { siteTexts } from './site-texts';

// Before the tests: indexing the site takes several seconds.
const { documents, index } = await siteTexts();
const search = createEngine(parseFiles(documents, index), '/');

describe.each(Object.entries(qualityFloors))(
  'The %s half of the judged queries',
  (half, floors) => {
    const queries = readJudgedQueries().filter((one) => one.half === half);
    const rows = qualityRows(judge(queries, search));

    it.each(Object.entries(floors))('is answered as well as before: %s', (kind, floor) => {
      const row = rows.find((one) => one.kind === kind)!;
      expect(row.first).toBeGreaterThanOrEqual(floor.first);
      expect(row['among five']).toBeGreaterThanOrEqual(floor['among five']);
    });
  },
);

it.each(readRecipeQueries())(
  '$recipe is among the first results of its three phrasings',
  ({ recipe, section, phrasings }) => {
    for (const query of phrasings) {
      const firstFive = search(query)
        .hits.slice(0, 5)
        .map(({ url }) => url.slice(1));
      const isFound = [recipe, section].some((url) => url && firstFive.includes(url));
      expect(isFound, `${query}: ${firstFive.join(', ')}`).toBe(true);
    }
  },
);

it('The search files stay small', () => {
  const { searchDocs }: { searchDocs: unknown[] } = JSON.parse(documents);
  const sizes = [documents, index].map((text) => brotliCompressSync(text).length);
  const total = sizes.reduce((sum, size) => sum + size);
  expect(total / searchDocs.length).toBeLessThanOrEqual(maxBytesPerRecord);
});
