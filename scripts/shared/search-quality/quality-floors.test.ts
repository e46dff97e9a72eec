import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../../../plugins/site-search/index';
import { readJudgedQueries } from '../../../tests/search-quality/judged-queries';
import { judge, qualityRows, type QualityRow } from './judge';
import { maxKilobytes, qualityFloors } from './quality-floors';
import { siteTexts } from './site-texts';

let texts: Awaited<ReturnType<typeof siteTexts>>;
beforeAll(async () => {
  texts = await siteTexts();
});

describe.each(Object.entries(qualityFloors))(
  'The %s half of the judged queries',
  (half, floors) => {
    let rows: QualityRow[];
    beforeAll(() => {
      const queries = readJudgedQueries().filter((one) => one.half === half);
      const engine = createEngine(texts.documents, texts.index, '/');
      rows = qualityRows(judge(queries, engine));
    });

    it.each(Object.entries(floors))('is answered as well as before: %s', (kind, floor) => {
      const row = rows.find((one) => one.kind === kind)!;
      expect(row.first).toBeGreaterThanOrEqual(floor.first);
      expect(row['among five']).toBeGreaterThanOrEqual(floor['among five']);
    });
  },
);

it('The search files stay small', () => {
  const sizes = [texts.documents, texts.index].map((text) => brotliCompressSync(text).length);
  expect(sizes.reduce((sum, size) => sum + size) / 1000).toBeLessThanOrEqual(maxKilobytes);
});
