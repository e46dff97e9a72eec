import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

const compressible = /\.(html|js|mjs|css|json|svg|xml|txt|md|map)$/;
const minSize = 1024; // bytes; compressing smaller files saves nothing
const concurrency = 8;

/**
 * Quality of brotli by the path of a file; the first match counts, 9 without one. Level 11 takes three times as long as
 * 10 for a few percent, which is worthwhile for files of every page: scripts, styles and the search. Pages, their
 * chunks, whose names begin with a number, and pictures have 10. No page loads the others, which are many or large.
 */
const qualities: [pattern: RegExp, quality: number][] = [
  [/[\\/]storybook[\\/]/, 9],
  [/\.html$|\.svg$|[\\/]-?\d+\.\w+\.js$/, 10],
  [/[\\/]assets[\\/]|[\\/]search-[\w-]+\.json$/, 11],
];

/** Writes a `.gz` and a `.br` file next to every text file in a folder that compression makes smaller. */
export async function compressFolder(dir: string): Promise<void> {
  const entries = await fs.readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const queue = files.values();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const file of queue) await compressFile(file);
    }),
  );
}

async function compressFile(file: string): Promise<void> {
  const text = await fs.readFile(file);
  if (text.length < minSize) return;
  const [, quality = 9] = qualities.find(([pattern]) => pattern.test(file)) ?? [];
  const [gz, br] = await Promise.all([
    gzip(text, { level: 9 }),
    brotli(text, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  ]);
  await Promise.all([
    gz.length < text.length && writeWhole(`${file}.gz`, gz),
    br.length < text.length && writeWhole(`${file}.br`, br),
  ]);
}

/** Writes a file that is complete whenever it exists, since a server may read the folder meanwhile. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await fs.writeFile(`${file}.tmp`, content);
  await fs.rename(`${file}.tmp`, file);
}
