import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axisPath, startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('conditional requests', () => {
  const status = async (headers: http.OutgoingHttpHeaders, method?: string) =>
    (await server.request(axisPath, headers, method)).status;

  it('each coding has a different strong ETag, even with the same size and time', async () => {
    const codings = ['br', 'gzip', 'identity'];
    for (const ending of ['.br', '.gz', '']) {
      fs.writeFileSync(path.join(server.dir, `same.txt${ending}`), 'same');
      fs.utimesSync(path.join(server.dir, `same.txt${ending}`), 1e9, 1e9);
    }
    const tags = await Promise.all(
      codings.map(
        async (coding) =>
          (await server.request('/base/same.txt', { 'Accept-Encoding': coding })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
  });

  it('If-None-Match supports lists, weak ETags and *', async () => {
    const { etag } = (await server.request(axisPath)).headers;
    for (const tags of [etag, `"a", ${etag},"b"`, `W/${etag}`, `W/"a", W/${etag}`, '*'])
      expect(await status({ 'If-None-Match': tags })).toBe(304);
    for (const tags of ['"a"', '"a", W/"b"', `${etag?.slice(0, -1)}x"`])
      expect(await status({ 'If-None-Match': tags })).toBe(200);
    expect(await status({ 'If-None-Match': etag }, 'HEAD')).toBe(304);
  });

  it('an ETag does not match other codings', async () => {
    const { etag } = (await server.request(axisPath, { 'Accept-Encoding': 'br' })).headers;
    expect(await status({ 'If-None-Match': etag, 'Accept-Encoding': 'gzip' })).toBe(200);
  });

  it('304 responses include headers for caches, but no content headers', async () => {
    const { etag } = (await server.request(axisPath, { 'Accept-Encoding': 'br' })).headers;
    const { headers, body } = await server.request(axisPath, {
      'If-None-Match': etag,
      'Accept-Encoding': 'br',
    });
    expect(headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toHaveLength(0);
  });

  it('If-Modified-Since applies without If-None-Match', async () => {
    const { 'last-modified': time = '' } = (await server.request(axisPath)).headers;
    const past = new Date(Date.parse(time) - 1000).toUTCString();
    expect(await status({ 'If-Modified-Since': time })).toBe(304);
    expect(await status({ 'If-Modified-Since': past })).toBe(200);
    expect(await status({ 'If-Modified-Since': 'nonsense' })).toBe(200);
    expect(await status({ 'If-Modified-Since': time, 'If-None-Match': '"a"' })).toBe(200);
  });

  it('If-Match and If-Unmodified-Since return 412 for other versions', async () => {
    const { etag, 'last-modified': time = '' } = (await server.request(axisPath)).headers;
    const past = new Date(Date.parse(time) - 1000).toUTCString();
    expect(await status({ 'If-Match': etag })).toBe(200);
    expect(await status({ 'If-Match': '"a"' })).toBe(412);
    expect(await status({ 'If-Unmodified-Since': time })).toBe(200);
    expect(await status({ 'If-Unmodified-Since': past })).toBe(412);
  });
});
