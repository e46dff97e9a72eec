/** Identifies the build of the pages: a constant of `node/bundle-worker.ts`. */
declare const __BUILD__: string;
