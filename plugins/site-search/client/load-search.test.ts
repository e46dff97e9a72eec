import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchAnswer } from '../shared/search-answer';
import type { WorkerRequest, WorkerResponse } from './messages';
import { loadSearch } from './load-search';

/** Mock of a worker whose responses are sent by the test. */
class ManualWorker {
  onmessage = (_event: { data: WorkerResponse }) => {};
  onerror = (_event: { message?: string; preventDefault: () => void }) => {};
  readonly postMessage = vi.fn<(request: WorkerRequest) => void>();
  readonly terminate = vi.fn();

  respond(response: WorkerResponse) {
    this.onmessage({ data: response });
  }

  fail(message?: string) {
    this.onerror({ message, preventDefault: () => {} });
  }
}

const files = { documents: 'search-doc-1.json', index: 'search-index-1.json' };
const answer = (title: string) => ({ hits: [{ title }] }) as SearchAnswer;

let worker: ManualWorker;
let controller: AbortController;
const load = () => loadSearch('/base/', files, controller.signal);

/** Loads the search until the worker is ready. */
function ready() {
  const loading = load();
  worker.respond({ type: 'ready' });
  return loading;
}

beforeEach(() => {
  worker = new ManualWorker();
  controller = new AbortController();
  vi.stubGlobal('Worker', function () {
    return worker;
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('loadSearch', () => {
  it('sends the addresses of both files to the worker', async () => {
    await ready();
    const request = { type: 'load', baseUrl: '/base/', files };
    expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith(request);
  });

  it('matches responses to queries, in any order', async () => {
    const search = await ready();
    const [first, second] = [search('first'), search('second')];
    worker.respond({ type: 'answer', id: 2, answer: answer('of second') });
    worker.respond({ type: 'answer', id: 1, answer: answer('of first') });
    expect(await Promise.all([first, second])).toEqual([answer('of first'), answer('of second')]);
  });

  it('rejects and terminates the worker if it cannot load a file', async () => {
    const loading = load();
    worker.respond({ type: 'failed', message: 'search-doc-1.json answered 503' });
    await expect(loading).rejects.toThrow('search-doc-1.json answered 503');
    expect(worker.terminate).toHaveBeenCalled();
  });

  it('rejects and terminates the worker if its script fails to load', async () => {
    const loading = load();
    worker.fail();
    await expect(loading).rejects.toThrow('The script of the search worker did not load.');
    expect(worker.terminate).toHaveBeenCalled();
  });

  it('rejects the query on which the worker fails, and all later ones', async () => {
    const search = await ready();
    const query = search('legend');
    worker.fail('SyntaxError: Unexpected end of JSON input');
    await expect(query).rejects.toThrow('Unexpected end of JSON input');
    await expect(search('axis')).rejects.toThrow('Unexpected end of JSON input');
    expect(worker.terminate).toHaveBeenCalled();
  });

  it('terminates the worker and rejects its queries when the signal aborts', async () => {
    const search = await ready();
    const query = search('legend');
    controller.abort();
    await expect(query).rejects.toThrow('aborted');
    expect(worker.terminate).toHaveBeenCalled();
  });
});
