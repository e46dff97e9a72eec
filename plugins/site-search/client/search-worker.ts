import { createEngine, parseFiles, type Engine } from './create-engine';
import type { WorkerRequest, WorkerResponse } from './messages';

/** Search engine of the worker. Parsing and searching block only the worker's thread. */
let engine: Engine;

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.type === 'load') {
    const files = parseFiles(decode(data.documents), decode(data.index));
    // The reader can type while the index is restored: queries wait in the worker's queue of messages.
    respond({ type: 'ready' });
    engine = createEngine(files, data.baseUrl);
    engine('axis'); // prepares what only queries need, before there is one
  } else respond({ type: 'answer', id: data.id, answer: engine(data.query, data.filter) });
});

const decode = (buffer: ArrayBuffer) => new TextDecoder().decode(buffer);
const respond = (response: WorkerResponse) => postMessage(response);
