import './prefetch-failures';
import { build } from '@generated/partial-hydration/default/build.json';

/** Ids of the chunks that the build wrote beside those of the bundler. */
const written = new Set<number | string>();

const bundledFilename = __webpack_get_script_filename__;

// The name carries the build instead of a hash of the content: no table of hashes has to be loaded.
__webpack_get_script_filename__ = (id) =>
  written.has(id) ? `assets/js/${id}.${build}.js` : bundledFilename(id);

/** Loads a chunk that the build wrote, once, and gives its module. */
export async function loadChunk<T>(id: number): Promise<T> {
  written.add(id);
  await __webpack_chunk_load__(id);
  return __webpack_require__(id) as T;
}

/** Address of the file of a chunk that the build wrote. */
export const addressOfChunk = (id: number): string =>
  `${__webpack_public_path__}assets/js/${id}.${build}.js`;
