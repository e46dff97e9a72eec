import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axisPage, axisPath, startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ 'fonts/inter.woff2': 'inter '.repeat(200) });
});
afterAll(() => server.close());

describe('Accept-Encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['*', 'br'],
    ['*;q=0.1, gzip', 'gzip'],
    ['', undefined],
    ['identity', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['br;q=0.1, identity;q=0.5', undefined],
    ['zstd', undefined],
    ['*;q=0', undefined],
    ['br;q=nonsense;;,', undefined],
  ])('"%s" selects %s', async (accepted, encoding) => {
    const { status, headers, body } = await server.request(axisPath, {
      'Accept-Encoding': accepted,
    });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    const decompress = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync }[encoding ?? ''];
    expect((decompress?.(body) ?? body).toString()).toBe(axisPage);
  });

  it('is listed in Vary if the file has several codings', async () => {
    const vary = async (pathname: string, accepted: string) =>
      (await server.request(pathname, { 'Accept-Encoding': accepted })).headers.vary;
    expect(await vary(axisPath, 'br')).toBe('Accept-Encoding');
    expect(await vary(axisPath, 'identity')).toBe('Accept-Encoding');
    expect(await vary('/base/fonts/inter.woff2', 'br')).toBeUndefined();
  });
});
