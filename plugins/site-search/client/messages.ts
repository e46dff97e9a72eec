import type { SearchAnswer, SearchFilter } from '../shared/search-answer';

/** What the worker needs to search. */
export interface SearchData {
  /** Contents of the two search files. */
  documents: ArrayBuffer;
  index: ArrayBuffer;
  baseUrl: string;
}

/** Messages from the page to the worker: the data once, then queries. */
export type WorkerRequest =
  | ({ type: 'load' } & SearchData)
  | { type: 'query'; id: number; query: string; filter?: SearchFilter };

/** Messages from the worker to the page. Errors are not messages: they are reported as `error` events. */
export type WorkerResponse =
  { type: 'ready' } | { type: 'answer'; id: number; answer: SearchAnswer };
