import { createEngine, type Engine } from './create-engine';
import type { WorkerRequest, WorkerResponse } from './messages';

/** Search engine of the worker. Parsing and searching block only the worker's thread. */
let engine: Engine;

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.type === 'load') {
    engine = createEngine(decode(data.documents), decode(data.index), data.baseUrl);
    respond({ type: 'ready' });
    engine('axis'); // prepares what only queries need, before there is one
  } else respond({ type: 'answer', id: data.id, answer: engine(data.query, data.filter) });
});

const decode = (buffer: ArrayBuffer) => new TextDecoder().decode(buffer);
const respond = (response: WorkerResponse) => postMessage(response);
