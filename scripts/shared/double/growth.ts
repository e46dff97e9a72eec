import type { LoadedFile } from '../../../tests/weight/page-weight';

/** Growth of the first view of a page if the site has twice the symbols. */
export interface Growth {
  once: number;
  twice: number;
  /** Files with a different size, with the difference in bytes, in descending order. */
  files: [name: string, bytes: number][];
}

/** Compares the first views of a page in two builds. */
export function compare(once: LoadedFile[], twice: LoadedFile[]): Growth {
  const differences = new Map<string, number>();
  const add = (files: LoadedFile[], sign: 1 | -1) => {
    for (const { url, bytes } of files) {
      const name = nameOf(url);
      differences.set(name, (differences.get(name) ?? 0) + sign * bytes);
    }
  };
  add(once, -1);
  add(twice, 1);
  const files = [...differences].filter(([, bytes]) => bytes !== 0).sort((a, b) => b[1] - a[1]);
  return { once: sum(once), twice: sum(twice), files };
}

const sum = (files: LoadedFile[]) => files.reduce((total, { bytes }) => total + bytes, 0);

/** Returns the path of a file without the hash or build stamp in its name. */
const nameOf = (url: string) =>
  new URL(url).pathname.replace(/(?<=\/assets\/.*)[.-][\w-]+(?=\.\w+$)/, '');

/** Returns messages about pages that grow by the limit or more. */
export const excessiveGrowth = (growth: Map<string, Growth>, limit: number): string[] =>
  [...growth]
    .filter(([, { once, twice }]) => twice - once >= limit)
    .map(([page, { once, twice, files }]) => {
      const grown = files.map(([name, bytes]) => `${name} ${bytes > 0 ? '+' : ''}${bytes}`);
      return `${page}: ${twice - once} bytes more with twice the symbols, fewer than ${limit} are allowed: ${grown.join(', ')}. These files contain a list of all pages.`;
    });
