import type { SearchHit } from '../../../shared/search-data';
import type { JudgedQuery } from '../../../tests/search-quality/judged-queries';

/** Rank of the first good answer of a query. */
export interface Judgment extends JudgedQuery {
  /** 1 for the first result; 0 if no result is expected. */
  rank: number;
  /** Addresses of the first results. */
  found: string[];
}

/** Figures of a kind of queries. */
export interface QualityRow {
  kind: string;
  queries: number;
  /** Share of queries whose first result is a good answer, in percent. */
  first: number;
  /** Share of queries with a good answer among the first five results, in percent. */
  'among five': number;
  /** Queries without any result. */
  empty: number;
}

/** Runs the queries. */
export const judge = (
  queries: readonly JudgedQuery[],
  search: (query: string) => { hits: SearchHit[] },
): Judgment[] =>
  queries.map((judged) => {
    const urls = search(judged.query).hits.map(({ url }) => url.slice(1).replace(/\/$/, ''));
    const rank = urls.findIndex((url) => isExpected(judged.expected, url)) + 1;
    return { ...judged, rank, found: urls.slice(0, 5) };
  });

/** An address without an anchor means the page with all of its anchors. */
const isExpected = (expected: readonly string[], url: string) =>
  expected.includes(url) || expected.includes(url.replace(/#.*/, ''));

/** Returns the figures of each kind, of each set of queries, and of all queries. */
export function qualityRows(judgments: readonly Judgment[]): QualityRow[] {
  const kinds = [...new Set(judgments.map(({ kind }) => kind))].sort();
  const sets = [...new Set(judgments.map(({ set }) => set))].sort();
  return [
    ...kinds.map((kind) =>
      rowOf(
        kind,
        judgments.filter((one) => one.kind === kind),
      ),
    ),
    ...sets.map((set) =>
      rowOf(
        `${set} set`,
        judgments.filter((one) => one.set === set),
      ),
    ),
    rowOf('all', judgments),
  ];
}

function rowOf(kind: string, judgments: readonly Judgment[]): QualityRow {
  const share = (isGood: (one: Judgment) => boolean) =>
    Math.round((1000 * judgments.filter(isGood).length) / judgments.length) / 10;
  return {
    kind,
    queries: judgments.length,
    first: share(({ rank }) => rank === 1),
    'among five': share(({ rank }) => rank > 0 && rank <= 5),
    empty: judgments.filter(({ found }) => found.length === 0).length,
  };
}
