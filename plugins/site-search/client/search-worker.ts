import type { SearchFiles } from '../../../shared/search-data';
import { createEngine, parseFiles, type Engine } from './create-engine';
import type { WorkerRequest, WorkerResponse } from './messages';

/** Search engine of the worker. Downloading, parsing and searching block only the worker's thread. */
let engine: Engine;

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.type === 'query')
    return respond({ type: 'answer', id: data.id, answer: engine(data.query, data.filter) });
  load(data.baseUrl, data.files).catch((error: unknown) =>
    respond({ type: 'failed', message: String(error) }),
  );
});

async function load(baseUrl: string, { documents, index }: SearchFiles): Promise<void> {
  const files = await Promise.all([fetchText(baseUrl + documents), fetchText(baseUrl + index)]);
  const parsed = parseFiles(...files);
  // The reader can type while the index is restored: queries wait in the worker's queue of messages.
  respond({ type: 'ready' });
  engine = createEngine(parsed, baseUrl);
  engine('axis'); // prepares what only queries need, before there is one
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

const respond = (response: WorkerResponse) => postMessage(response);
