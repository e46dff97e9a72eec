import type { SearchDocument } from '../../../contracts/search-data';

/** The contents of the two search files. */
export interface SearchBuffers {
  documents: ArrayBuffer;
  index: ArrayBuffer;
}

/** Messages from the page to the worker: the files once, then queries. */
export type WorkerRequest =
  ({ type: 'load' } & SearchBuffers) | { type: 'query'; id: number; query: string };

/** Messages from the worker to the page. Errors are not messages: they are reported as `error` events. */
export type WorkerResponse =
  { type: 'ready' } | { type: 'hits'; id: number; hits: SearchDocument[] };
