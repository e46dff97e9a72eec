import { build } from '@generated/partial-hydration/default/build.json';

/** Ids of requested chunks that were written by this plugin, not by the bundler. */
const pluginChunks = new Set<number | string>();

const bundledFilename = __webpack_get_script_filename__;

// The file name contains the build stamp instead of a content hash, so that no table of hashes is needed.
__webpack_get_script_filename__ = (id) =>
  pluginChunks.has(id) ? `assets/js/${id}.${build}.js` : bundledFilename(id);

/**
 * Loads a chunk of this plugin, once, and returns its module.
 *
 * @throws TypeError if the id, which becomes a part of a URL, is not an integer.
 */
export async function loadChunk<T>(id: number): Promise<T> {
  if (!Number.isInteger(id)) throw new TypeError(`Not the id of a chunk: ${id}`);
  pluginChunks.add(id);
  await __webpack_chunk_load__(id);
  return __webpack_require__(id) as T;
}

/** Returns the URL of a chunk of this plugin. */
export const addressOfChunk = (id: number): string =>
  `${__webpack_public_path__}assets/js/${id}.${build}.js`;

/**
 * Prevents unhandled rejections for chunks that fail to load. Before prefetching the children of a chunk, the
 * bundler's runtime waits for the chunk without handling a rejection. The importing module handles the failure.
 */
const { prefetch } = __webpack_require__.f;
if (prefetch)
  __webpack_require__.f.prefetch = (id, promises) =>
    prefetch(
      id,
      promises.map((promise) => promise.catch(() => undefined)),
    );
