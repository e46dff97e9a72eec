import { columns, weigh, type Column, type LoadedFile, type PageWeight } from './page-weight';

/** Largest allowed weights, by kind of page. */
export type Ceilings = Record<string, PageWeight>;

/** Sentences about the kinds of files of which a page loads more than its ceiling allows. */
export function excesses(page: string, files: LoadedFile[], ceilings: Ceilings): string[] {
  const weight = weigh(files);
  const limits = ceilings[page];
  if (!limits)
    return [
      `${page} has no ceilings: "npm run weight -- --update" writes those of a new kind of page.`,
    ];
  return columns
    .filter((column) => weight[column] > (limits[column] ?? 0))
    .map((column) => {
      const names = files
        .filter((file) => file.column === column)
        .sort((a, b) => b.bytes - a.bytes)
        .map(({ url, bytes }) => `${new URL(url).pathname} ${bytes}`);
      return `${page}: ${weight[column]} bytes of ${column}, the ceiling is ${limits[column]}. Load what is new among these files when it is used: ${names.join(', ')}`;
    });
}

/** Factors from a measured size to its ceiling: pages get new text and pictures, of other files only names and hashes change. */
const slack: Record<Column, number> = {
  html: 1.1,
  style: 1.01,
  script: 1.01,
  font: 1.01,
  image: 1.1,
  data: 1,
  prefetch: 1,
};

const ceilingAbove = (bytes: number, column: Column) =>
  Math.ceil((bytes * slack[column]) / 100) * 100;

/** Ceilings that follow the weights downwards: none rises; a new kind of page gets its own. */
export function lowered(weights: Record<string, PageWeight>, ceilings: Ceilings): Ceilings {
  const next: Ceilings = {};
  for (const [page, weight] of Object.entries(weights))
    next[page] = Object.fromEntries(
      columns.map((column) => [
        column,
        Math.min(ceilingAbove(weight[column], column), ceilings[page]?.[column] ?? Infinity),
      ]),
    ) as Ceilings[string];
  return next;
}
