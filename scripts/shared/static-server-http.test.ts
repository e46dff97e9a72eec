import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { compressFolder } from './compress-folder';
import { serveBuild } from './static-server';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'http-'));
const page = '<p>Axis, façade</p>'.repeat(200);
const notFoundPage = '<h1>Page Not Found</h1>'.repeat(200);
const data = Buffer.alloc(100_000, 'elastic');
const large = Buffer.alloc(16 * 2 ** 20, 'elastic');
const types = {
  'assets/css/styles.1a2b.css': 'text/css; charset=utf-8',
  'assets/js/main.1a2b.js': 'text/javascript; charset=utf-8',
  'img/logo.svg': 'image/svg+xml',
  'img/card.png': 'image/png',
  'fonts/inter.woff2': 'font/woff2',
  'api-model.json': 'application/json; charset=utf-8',
  'site.webmanifest': 'application/manifest+json; charset=utf-8',
  'sitemap.xml': 'application/xml',
  'robots.txt': 'text/plain; charset=utf-8',
  'storybook/sb.mjs': 'text/javascript; charset=utf-8',
  'unknown.kind': 'application/octet-stream',
};
let server: Awaited<ReturnType<typeof serveBuild>>;

beforeAll(async () => {
  const write = (name: string, content: string | Buffer) => {
    fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    fs.writeFileSync(path.join(dir, name), content);
  };
  write('404.html', notFoundPage);
  write('index.html', 'home');
  write('.hidden/index.html', 'hidden');
  write('docs/axis/index.html', page);
  write('docs/axis.html', page);
  write('data.bin', data);
  write('large.bin', large);
  for (const name of Object.keys(types)) write(name, `${name} `.repeat(100));
  await compressFolder(dir);
  server = await serveBuild({ dir, base: '/base/' });
});

afterAll(async () => {
  await server.close();
  fs.rmSync(dir, { recursive: true });
});

interface RawResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Requests an unmodified path, and returns the raw response. */
const sendRequest = (pathname: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') =>
  new Promise<RawResponse>((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    http
      .request({ hostname, port, path: pathname, headers, method, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('error', reject)
          .on('end', () => {
            const { statusCode: status = 0, headers: received } = response;
            resolve({ status, headers: received, body: Buffer.concat(chunks) });
          });
      })
      .on('error', reject)
      .end();
  });

/** Sends raw bytes, and returns all bytes received until the connection is closed. */
const sendRaw = (text: string) =>
  new Promise<string>((resolve) => {
    let received = '';
    const { hostname, port } = new URL(server.url);
    const socket = net.connect(Number(port), hostname, () => socket.write(text, 'latin1'));
    socket
      .on('data', (chunk) => (received += chunk.toString('latin1')))
      .on('error', () => resolve(received))
      .on('close', () => resolve(received));
  });

const axis = '/base/docs/axis';

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
    const { status, headers, body } = await sendRequest(axis, { 'Accept-Encoding': accepted });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    const decompress = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync }[encoding ?? ''];
    expect((decompress?.(body) ?? body).toString()).toBe(page);
  });

  it('is listed in Vary if the file has several codings', async () => {
    const vary = async (pathname: string, accepted: string) =>
      (await sendRequest(pathname, { 'Accept-Encoding': accepted })).headers.vary;
    expect(await vary(axis, 'br')).toBe('Accept-Encoding');
    expect(await vary(axis, 'identity')).toBe('Accept-Encoding');
    expect(await vary('/base/fonts/inter.woff2', 'br')).toBeUndefined();
  });
});

describe('Content-Type', () => {
  it.each(Object.entries(types))('of %s is %s', async (name, type) => {
    expect((await sendRequest(`/base/${name}`)).headers['content-type']).toBe(type);
  });

  it.each(['br', 'gzip', 'identity'])('does not depend on the coding %s', async (coding) => {
    const { headers } = await sendRequest(axis, { 'Accept-Encoding': coding });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('disables MIME type sniffing', async () => {
    expect((await sendRequest(axis)).headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('methods', () => {
  it.each([axis, '/base/nowhere', '/base/data.bin'])(
    'HEAD of %s returns the headers of GET without a body',
    async (pathname) => {
      const { date: _, ...expected } = (await sendRequest(pathname)).headers;
      const head = await sendRequest(pathname, { Range: 'bytes=0-1' }, 'HEAD');
      expect(head.headers).toMatchObject(expected);
      expect(head.body).toHaveLength(0);
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'])(
    '%s is not allowed on any path',
    async (method) => {
      for (const pathname of [axis, '/base/nowhere', '/', '/base/data.bin']) {
        const { status, headers, body } = await sendRequest(pathname, {}, method);
        expect([status, headers.allow, body.length]).toEqual([405, 'GET, HEAD', 0]);
      }
    },
  );

  it('OPTIONS returns the allowed methods', async () => {
    for (const pathname of [axis, '*']) {
      const { status, headers } = await sendRequest(pathname, {}, 'OPTIONS');
      expect([status, headers.allow]).toEqual([204, 'GET, HEAD']);
    }
  });
});

describe('Range', () => {
  const size = data.length;
  const range = (value: string, headers = {}) =>
    sendRequest('/base/data.bin', { Range: value, ...headers });

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=10-10', 10, 10],
    ['bytes=-100', size - 100, size - 1],
    [`bytes=${size - 5}-`, size - 5, size - 1],
    [`bytes=${size - 5}-${size + 5}`, size - 5, size - 1],
  ])('%s returns that part', async (value, first, last) => {
    const { status, headers, body } = await range(value);
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${first}-${last}/${size}`);
    expect(headers['content-length']).toBe(String(last - first + 1));
    expect(body.equals(data.subarray(first, last + 1))).toBe(true);
  });

  it.each([`bytes=${size}-`, 'bytes=-0'])('%s cannot be satisfied', async (value) => {
    const { status, headers, body } = await range(value);
    expect([status, headers['content-range']]).toEqual([416, `bytes */${size}`]);
    expect([body.length, headers['cache-control'], headers.etag]).toEqual([
      0,
      undefined,
      undefined,
    ]);
  });

  it.each(['bytes=50-10', 'bytes=0-1,5-6', 'bytes=x', 'lines=0-9'])(
    '%s returns the whole file',
    async (value) => {
      const { status, headers, body } = await range(value);
      expect([status, headers['content-range']]).toEqual([200, undefined]);
      expect(body.equals(data)).toBe(true);
    },
  );

  it('refers to the bytes of the selected coding', async () => {
    const packed = fs.readFileSync(path.join(dir, 'docs/axis/index.html.br'));
    const whole = await sendRequest(axis, { 'Accept-Encoding': 'br' });
    const part = await sendRequest(axis, { 'Accept-Encoding': 'br', Range: 'bytes=5-14' });
    expect(part.headers['content-range']).toBe(`bytes 5-14/${packed.length}`);
    expect(part.headers['content-encoding']).toBe('br');
    expect(part.headers.etag).toBe(whole.headers.etag);
    expect(part.body.equals(packed.subarray(5, 15))).toBe(true);
  });

  it('returns the whole file if If-Range does not match the coding', async () => {
    const { etag } = (await sendRequest(axis, { 'Accept-Encoding': 'br' })).headers;
    const status = async (coding: string, tag = etag) =>
      (await sendRequest(axis, { Range: 'bytes=0-9', 'Accept-Encoding': coding, 'If-Range': tag }))
        .status;
    expect(await status('br')).toBe(206);
    expect(await status('gzip')).toBe(200);
    expect(await status('br', `W/${etag}`)).toBe(200);
  });
});

describe('conditional requests', () => {
  const status = async (headers: http.OutgoingHttpHeaders, method?: string) =>
    (await sendRequest(axis, headers, method)).status;

  it('each coding has a different strong ETag, even with the same size and time', async () => {
    const codings = ['br', 'gzip', 'identity'];
    for (const ending of ['.br', '.gz', '']) {
      fs.writeFileSync(path.join(dir, `same.txt${ending}`), 'same');
      fs.utimesSync(path.join(dir, `same.txt${ending}`), 1e9, 1e9);
    }
    const tags = await Promise.all(
      codings.map(
        async (coding) =>
          (await sendRequest('/base/same.txt', { 'Accept-Encoding': coding })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
  });

  it('If-None-Match supports lists, weak ETags and *', async () => {
    const { etag } = (await sendRequest(axis)).headers;
    for (const tags of [etag, `"a", ${etag},"b"`, `W/${etag}`, `W/"a", W/${etag}`, '*'])
      expect(await status({ 'If-None-Match': tags })).toBe(304);
    for (const tags of ['"a"', '"a", W/"b"', `${etag?.slice(0, -1)}x"`])
      expect(await status({ 'If-None-Match': tags })).toBe(200);
    expect(await status({ 'If-None-Match': etag }, 'HEAD')).toBe(304);
  });

  it('an ETag does not match other codings', async () => {
    const { etag } = (await sendRequest(axis, { 'Accept-Encoding': 'br' })).headers;
    expect(await status({ 'If-None-Match': etag, 'Accept-Encoding': 'gzip' })).toBe(200);
  });

  it('304 responses include headers for caches, but no content headers', async () => {
    const { etag } = (await sendRequest(axis, { 'Accept-Encoding': 'br' })).headers;
    const { headers, body } = await sendRequest(axis, {
      'If-None-Match': etag,
      'Accept-Encoding': 'br',
    });
    expect(headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toHaveLength(0);
  });

  it('If-Modified-Since applies without If-None-Match', async () => {
    const { 'last-modified': time = '' } = (await sendRequest(axis)).headers;
    const past = new Date(Date.parse(time) - 1000).toUTCString();
    expect(await status({ 'If-Modified-Since': time })).toBe(304);
    expect(await status({ 'If-Modified-Since': past })).toBe(200);
    expect(await status({ 'If-Modified-Since': 'nonsense' })).toBe(200);
    expect(await status({ 'If-Modified-Since': time, 'If-None-Match': '"a"' })).toBe(200);
  });

  it('If-Match and If-Unmodified-Since return 412 for other versions', async () => {
    const { etag, 'last-modified': time = '' } = (await sendRequest(axis)).headers;
    const past = new Date(Date.parse(time) - 1000).toUTCString();
    expect(await status({ 'If-Match': etag })).toBe(200);
    expect(await status({ 'If-Match': '"a"' })).toBe(412);
    expect(await status({ 'If-Unmodified-Since': time })).toBe(200);
    expect(await status({ 'If-Unmodified-Since': past })).toBe(412);
  });
});

describe('the not-found page', () => {
  it('is compressed, with status 404 and without caching', async () => {
    const { status, headers, body } = await sendRequest('/base/assets/gone.js', {
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
    const { status, body } = await sendRequest('/base/nowhere', headers);
    expect([status, body.toString()]).toEqual([404, notFoundPage]);
  });
});

describe('paths', () => {
  it.each([
    '/base/index.html',
    '/base/docs/axis.html',
    '/base/docs/axis/index.html',
    '/base/docs/%61xis',
    `/base/docs%2f${'axis'}`,
    '/base/docs/axis?a=b?c',
    'http://elsewhere.example/base/docs/axis',
  ])('%s is a page', async (pathname) => {
    expect((await sendRequest(pathname)).status).toBe(200);
  });

  it.each([
    '/base/%E0%A4%A',
    '/base/%',
    '/base/%00',
    '/base/docs/axis%00.html',
    '/base/..%2f..%2fsecret.html',
    '/base/%2e%2e/%2e%2e/etc/passwd',
    '/base/../../etc/passwd',
    '/base//etc/passwd',
    '/base/..%5c..%5c',
    '/base/.hidden/',
    '/base/.html',
    '/base/docs',
    '/base/img/logo.svg/',
    '*',
  ])('%s is not found', async (pathname) => {
    const { status, body } = await sendRequest(pathname);
    expect([status, body.toString()]).toEqual([404, notFoundPage]);
  });

  it('names that are too long are not found', async () => {
    for (const name of ['a'.repeat(300), 'a/'.repeat(5000)])
      expect((await sendRequest(`/base/${name}`)).status).toBe(404);
  });

  it.each(['storybook', 'storybook.html'])('%s redirects to its folder', async (name) => {
    const { status, headers } = await sendRequest(`/base/${name}?path=/a?b`);
    expect([status, headers.location]).toEqual([302, '/base/storybook/?path=/a?b']);
  });
});

describe('robustness', () => {
  const lines = (...text: string[]) => `${text.join('\r\n')}\r\n\r\n`;

  it.each([
    ['text that is not HTTP', lines('hello')],
    ['an unknown method', lines('HELLO / HTTP/1.1', 'Host: a')],
    ['no host', lines('GET / HTTP/1.1')],
    ['a control character in the path', lines('GET /base/\u0001 HTTP/1.1', 'Host: a')],
    ['a path that is too long', lines(`GET /${'a'.repeat(20_000)} HTTP/1.1`, 'Host: a')],
    ['a path that is not ASCII', lines('GET /base/\u00ff HTTP/1.1', 'Host: a')],
    [
      'two Content-Length headers',
      lines('POST / HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Content-Length: 2'),
    ],
  ])('%s is rejected with an error', async (_, text) => {
    expect(await sendRaw(text)).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect((await sendRequest(axis)).status).toBe(200);
  });

  it('an invalid request after valid ones closes the connection', async () => {
    const valid = lines(`HEAD ${axis} HTTP/1.1`, 'Host: a');
    const received = await sendRaw(valid + valid + lines('nonsense'));
    expect(received.match(/^HTTP\/1\.1 \d+/gm)?.at(-1)).toBe('HTTP/1.1 400');
    expect((await sendRequest(axis)).status).toBe(200);
  });

  it('clients may disconnect during a response', async () => {
    const { hostname, port } = new URL(server.url);
    const disconnected = Array.from(
      { length: 20 },
      () =>
        new Promise((resolve) => {
          const request = http.get(
            { hostname, port, path: '/base/large.bin', agent: false },
            (response) => response.once('data', () => response.destroy()).once('close', resolve),
          );
          request.on('error', resolve);
        }),
    );
    await Promise.all(disconnected);
    expect((await sendRequest('/base/large.bin')).body.equals(large)).toBe(true);
  });

  it('closes the files of pipelined responses when the client disconnects', async () => {
    const waitOptions = { timeout: 4000 };
    const opened = vi.spyOn(fs, 'createReadStream');
    const request = lines('GET /base/large.bin HTTP/1.1', 'Host: a');
    const { hostname, port } = new URL(server.url);
    const socket = net.connect(Number(port), hostname, () => socket.write(request.repeat(5)));
    await vi.waitUntil(() => opened.mock.results.length === 5, waitOptions);
    socket.destroy();
    const files = opened.mock.results.map(({ value }) => value as fs.ReadStream);
    await vi.waitUntil(() => files.every(({ closed }) => closed), waitOptions);
    opened.mockRestore();
  });

  it('responds with 404 if the folder does not exist', async () => {
    const missing = await serveBuild({ dir: path.join(dir, 'gone'), base: '/' });
    const response = await fetch(missing.url, { headers: { connection: 'close' } });
    expect([response.status, await response.text()]).toEqual([404, 'Not found']);
    await missing.close();
  });
});
