/** Loads a chunk by its id, by the bundler's own runtime. */
declare function __webpack_chunk_load__(id: number): Promise<unknown>;

/** Address of a chunk's file by its id, below the public path; assignable. */
declare let __webpack_get_script_filename__: (id: number | string) => string;

declare const __webpack_public_path__: string;

declare function __webpack_require__(id: number): unknown;

declare namespace __webpack_require__ {
  /** What the runtime does to load a chunk, by kind; `prefetch` is there if an import asks for it. */
  const f: {
    prefetch?: (id: number | string, promises: Promise<unknown>[]) => void;
  };
}
