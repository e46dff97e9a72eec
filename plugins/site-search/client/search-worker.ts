import { createEngine, type Engine } from './create-engine';
import type { WorkerRequest, WorkerResponse } from './messages';

/** The script of the worker: parsing and searching block its thread, not the page's. */
let engine: Engine;

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.type === 'load') {
    engine = createEngine(data);
    respond({ type: 'ready' });
  } else respond({ type: 'hits', id: data.id, hits: engine(data.query) });
});

const respond = (response: WorkerResponse) => postMessage(response);
