/**
 * Keeps a chunk that fails to load from being reported twice. Before it prefetches what a chunk needs next, the
 * bundler's runtime waits for the chunk with a promise whose rejection nobody handles; who imports the chunk
 * handles the failure.
 */
const { prefetch } = __webpack_require__.f;
if (prefetch)
  __webpack_require__.f.prefetch = (id, promises) =>
    prefetch(
      id,
      promises.map((promise) => promise.catch(() => undefined)),
    );
