import type { SearchDocument } from '../../../contracts/search-data';
import type { SearchBuffers, WorkerRequest, WorkerResponse } from './messages';

/** Searches documents and returns at most `maxHits` of them, best match first. Rejects once the worker is terminated. */
export type Search = (query: string) => Promise<SearchDocument[]>;

interface PendingQuery {
  resolve: (hits: SearchDocument[]) => void;
  reject: (reason: unknown) => void;
}

/**
 * Sends the files to a worker and returns a search function that queries it. On any failure, and when the signal
 * aborts, the worker is terminated and all pending queries are rejected.
 */
export function connectWorker(
  worker: Worker,
  files: Promise<SearchBuffers>,
  signal: AbortSignal,
): Promise<Search> {
  const pending = new Map<number, PendingQuery>();
  let queries = 0;
  let end: { reason: unknown } | undefined;
  const send = (request: WorkerRequest, transfer: Transferable[] = []) =>
    worker.postMessage(request, transfer);

  const search: Search = (query) =>
    new Promise((resolve, reject) => {
      if (end) return reject(end.reason);
      const id = ++queries;
      pending.set(id, { resolve, reject });
      send({ type: 'query', id, query });
    });

  return new Promise((resolve, reject) => {
    const terminate = (reason: unknown) => {
      end ??= { reason };
      worker.terminate();
      reject(reason);
      for (const query of pending.values()) query.reject(reason);
      pending.clear();
    };
    worker.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
      if (data.type === 'ready') return resolve(search);
      pending.get(data.id)?.resolve(data.hits);
      pending.delete(data.id);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      // The event has no message if the script failed to load.
      terminate(new Error(event.message || 'The script of the search worker did not load.'));
    };
    signal.addEventListener('abort', () => terminate(signal.reason));
    files.then(
      ({ documents, index }) => send({ type: 'load', documents, index }, [documents, index]),
      terminate,
    );
  });
}
