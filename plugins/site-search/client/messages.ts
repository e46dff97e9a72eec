import type { SearchFiles } from '../../../shared/search-data';
import type { SearchAnswer, SearchFilter } from '../shared/search-answer';

/** Messages from the page to the worker: the addresses of the data once, then queries. */
export type WorkerRequest =
  | { type: 'load'; baseUrl: string; files: SearchFiles }
  | { type: 'query'; id: number; query: string; filter?: SearchFilter };

/** Messages from the worker to the page. Errors of queries are not messages: they are reported as `error` events. */
export type WorkerResponse =
  | { type: 'ready' }
  | { type: 'failed'; message: string }
  | { type: 'answer'; id: number; answer: SearchAnswer };
