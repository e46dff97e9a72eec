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
