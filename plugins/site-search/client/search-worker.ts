import { createEngine, type Engine } from './create-engine';
import type { WorkerRequest, WorkerResponse } from './messages';

/** Search engine of the worker. Parsing and searching block only the worker's thread. */
let engine: Engine;

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.type === 'load') {
    engine = createEngine(data);
    respond({ type: 'ready' });
  } else respond({ type: 'hits', id: data.id, hits: engine(data.query) });
});

const respond = (response: WorkerResponse) => postMessage(response);
