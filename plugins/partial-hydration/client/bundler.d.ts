/** Loads a chunk by id, using the bundler's runtime. */
declare function __webpack_chunk_load__(id: number): Promise<unknown>;

/** Returns the file name of a chunk, relative to the public path. Can be reassigned. */
declare let __webpack_get_script_filename__: (id: number | string) => string;

declare const __webpack_public_path__: string;

declare function __webpack_require__(id: number): unknown;

declare namespace __webpack_require__ {
  /** Handlers that the runtime calls to load a chunk; `prefetch` exists if an import uses `webpackPrefetch`. */
  const f: {
    prefetch?: (id: number | string, promises: Promise<unknown>[]) => void;
  };
}
