import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WorkerRequest } from './messages';

const files = { documents: 'search-doc-1.json', index: 'search-index-1.json' };
const postMessage = vi.fn();
let send: (data: WorkerRequest) => void;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('postMessage', postMessage.mockClear());
  vi.stubGlobal('addEventListener', (_type: string, listener: (event: object) => void) => {
    send = (data) => listener({ data });
  });
  await import('./search-worker');
});

afterEach(() => vi.unstubAllGlobals());

it('names the file that could not be fetched', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  send({ type: 'load', baseUrl: '/base/', files });
  const message = 'Error: /base/search-doc-1.json answered 503';
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledWith({ type: 'failed', message }));
});

it('reports an incomplete file', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"documentCount":'));
  send({ type: 'load', baseUrl: '/base/', files });
  const message = expect.stringContaining('SyntaxError');
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledWith({ type: 'failed', message }));
});
