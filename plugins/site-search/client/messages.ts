import type { SearchDocument } from '../../../contracts/search-data';

/** The contents of the two search files. */
export interface SearchBuffers {
  documents: ArrayBuffer;
  index: ArrayBuffer;
}

/** What the page sends to the worker: the files once, then queries. */
export type WorkerRequest =
  ({ type: 'load' } & SearchBuffers) | { type: 'query'; id: number; query: string };

/** What the worker sends to the page. It has no message for errors: they end it and arrive as `error` events. */
export type WorkerResponse =
  { type: 'ready' } | { type: 'hits'; id: number; hits: SearchDocument[] };
