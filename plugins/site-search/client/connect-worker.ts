import type { Search, SearchAnswer } from '../shared/search-answer';
import type { SearchData, WorkerRequest, WorkerResponse } from './messages';

interface PendingQuery {
  resolve: (answer: SearchAnswer) => void;
  reject: (reason: unknown) => void;
}

/**
 * Sends the data to a worker and returns a search function that queries it. On any failure, and when the signal
 * aborts, the worker is terminated and all pending queries are rejected.
 */
export function connectWorker(
  worker: Worker,
  data: Promise<SearchData>,
  signal: AbortSignal,
): Promise<Search> {
  const pending = new Map<number, PendingQuery>();
  let queries = 0;
  let end: { reason: unknown } | undefined;
  const send = (request: WorkerRequest, transfer: Transferable[] = []) =>
    worker.postMessage(request, transfer);

  const search: Search = (query, filter) =>
    new Promise((resolve, reject) => {
      if (end) return reject(end.reason);
      const id = ++queries;
      pending.set(id, { resolve, reject });
      send({ type: 'query', id, query, filter });
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
      pending.get(data.id)?.resolve(data.answer);
      pending.delete(data.id);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      // The event has no message if the script failed to load.
      terminate(new Error(event.message || 'The script of the search worker did not load.'));
    };
    signal.addEventListener('abort', () => terminate(signal.reason));
    data.then((data) => send({ type: 'load', ...data }, [data.documents, data.index]), terminate);
  });
}
