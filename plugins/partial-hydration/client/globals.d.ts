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

declare module '@generated/partial-hydration/default/build.json' {
  export const build: string;
}

declare module '@generated/partial-hydration/default/site-config.json' {
  const siteConfig: { baseUrl: string };
  export default siteConfig;
}

declare module '@generated/partial-hydration/default/global-data.json' {
  const globalData: Record<string, unknown>;
  export default globalData;
}

declare module '@generated/partial-hydration/default/islands' {
  import type { ComponentType } from 'react';

  const islands: Record<string, () => Promise<{ default: ComponentType<object> }>>;
  export default islands;
}

declare module '@generated/partial-hydration/default/server-only' {
  const modules: unknown[];
  export default modules;
}
