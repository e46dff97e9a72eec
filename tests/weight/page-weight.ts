/** Kinds of files of a first view. */
export const columns = ['html', 'style', 'script', 'font', 'image', 'data', 'prefetch'] as const;

/** A kind of file. */
export type Column = (typeof columns)[number];

/** Bytes of a first view, by kind of file. */
export type PageWeight = Record<Column, number>;

/** A file of a first view. */
export interface LoadedFile {
  url: string;
  column: Column;
  /** Transfer size, compressed with brotli if available. */
  bytes: number;
}

const columnOfType: [RegExp, Column][] = [
  [/^text\/html/, 'html'],
  [/^text\/css/, 'style'],
  [/javascript/, 'script'],
  [/^font\//, 'font'],
  [/^image\//, 'image'],
];

/** Returns the kind of a file by content type; `data` for all other types. */
export const columnOf = (type = ''): Column =>
  columnOfType.find(([pattern]) => pattern.test(type))?.[1] ?? 'data';

/** Adds up the files of a first view. */
export function weigh(files: LoadedFile[]): PageWeight {
  const weight = Object.fromEntries(columns.map((column) => [column, 0])) as PageWeight;
  for (const { column, bytes } of files) weight[column] += bytes;
  return weight;
}
