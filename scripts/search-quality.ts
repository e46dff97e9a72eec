import { brotliCompressSync } from 'node:zlib';
import { createEngine, parseFiles } from '../plugins/site-search/index';
import { readJudgedQueries } from '../tests/search-quality/judged-queries';
import { command } from './shared/command';
import { judge, qualityRows } from './shared/search-quality/judge';
import { siteTexts } from './shared/search-quality/site-texts';

const kilobytes = (...texts: string[]) =>
  Math.round(texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0) / 100) / 10;

/**
 * Prints how well the search answers the judged queries of the tuning half, by kind, and the sizes of its files,
 * without a site build.
 *
 * `--misses` lists the queries whose first result is not expected; `--final` uses the final half instead.
 */
command(async () => {
  const { documents, index } = await siteTexts();
  const search = createEngine(parseFiles(documents, index), '/');
  const half = process.argv.includes('--final') ? 'final' : 'tuning';
  const queries = readJudgedQueries().filter((one) => one.half === half);
  const judgments = judge(queries, search);

  if (process.argv.includes('--misses'))
    for (const { query, kind, expected, rank, found } of judgments)
      if (rank !== 1) console.log({ query, kind, rank, expected, found });
  console.table(qualityRows(judgments));
  console.table({
    'documents, kB brotli': kilobytes(documents),
    'index, kB brotli': kilobytes(index),
    'both, kB brotli': kilobytes(documents, index),
  });
});
