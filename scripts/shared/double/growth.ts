import type { LoadedFile } from '../../../tests/weight/page-weight';

/** What the first view of a page gains when the site has twice the symbols. */
export interface Growth {
  once: number;
  twice: number;
  /** Files whose size differs, with the difference in bytes, the largest first. */
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

/** Path of a file without the hash or the stamp that its name carries, which changes with each build. */
const nameOf = (url: string) =>
  new URL(url).pathname.replace(/(?<=\/assets\/.*)[.-][\w-]+(?=\.\w+$)/, '');

/** Sentences about the pages that gain more than a limit. */
export const excessiveGrowth = (growth: Map<string, Growth>, limit: number): string[] =>
  [...growth]
    .filter(([, { once, twice }]) => twice - once >= limit)
    .map(([page, { once, twice, files }]) => {
      const grown = files.map(([name, bytes]) => `${name} ${bytes > 0 ? '+' : ''}${bytes}`);
      return `${page}: ${twice - once} bytes more with twice the symbols, fewer than ${limit} are allowed: ${grown.join(', ')}. Something in these files lists all pages.`;
    });
