import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notFoundPage, startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the not-found page', () => {
  it('is compressed, with status 404 and without caching', async () => {
    const { status, headers, body } = await server.request('/base/assets/gone.js', {
      'Accept-Encoding': 'br',
    });
    expect(status).toBe(404);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
    expect(zlib.brotliDecompressSync(body).toString()).toBe(notFoundPage);
  });

  it.each([
    { Range: 'bytes=0-9' },
    { 'If-None-Match': '*' },
    { 'If-Match': '"a"' },
    { 'If-Modified-Since': new Date(4e12).toUTCString() },
  ])('ignores conditions and ranges: %o', async (headers) => {
    const { status, body } = await server.request('/base/nowhere', headers);
    expect([status, body.toString()]).toEqual([404, notFoundPage]);
  });
});
