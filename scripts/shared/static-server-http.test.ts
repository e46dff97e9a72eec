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

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Asks for a path as it is written, and shows the answer as it travels. */
const ask = (pathname: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
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

/** Sends bytes as they are, and takes what comes back until the server has closed the connection. */
const talk = (text: string) =>
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
  ])('"%s" gets %s', async (accepted, encoding) => {
    const { status, headers, body } = await ask(axis, { 'Accept-Encoding': accepted });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    const unpack = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync }[encoding ?? ''];
    expect((unpack?.(body) ?? body).toString()).toBe(page);
  });

  it('is what caches are told to heed, where it makes a difference', async () => {
    const vary = async (pathname: string, accepted: string) =>
      (await ask(pathname, { 'Accept-Encoding': accepted })).headers.vary;
    expect(await vary(axis, 'br')).toBe('Accept-Encoding');
    expect(await vary(axis, 'identity')).toBe('Accept-Encoding');
    expect(await vary('/base/fonts/inter.woff2', 'br')).toBeUndefined();
  });
});

describe('Content-Type', () => {
  it.each(Object.entries(types))('of %s is %s', async (name, type) => {
    expect((await ask(`/base/${name}`)).headers['content-type']).toBe(type);
  });

  it.each(['br', 'gzip', 'identity'])(
    'of a page sent as %s is that of the page',
    async (coding) => {
      const { headers } = await ask(axis, { 'Accept-Encoding': coding });
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it('is not to be guessed', async () => {
    expect((await ask(axis)).headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('methods', () => {
  it.each([axis, '/base/nowhere', '/base/data.bin'])(
    'HEAD of %s has the headers of GET, and no body',
    async (pathname) => {
      const { date: _, ...expected } = (await ask(pathname)).headers;
      const head = await ask(pathname, { Range: 'bytes=0-1' }, 'HEAD');
      expect(head.headers).toMatchObject(expected);
      expect(head.body).toHaveLength(0);
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'])(
    '%s is not allowed, at no address',
    async (method) => {
      for (const pathname of [axis, '/base/nowhere', '/', '/base/data.bin']) {
        const { status, headers, body } = await ask(pathname, {}, method);
        expect([status, headers.allow, body.length]).toEqual([405, 'GET, HEAD', 0]);
      }
    },
  );

  it('OPTIONS names the methods that are', async () => {
    for (const pathname of [axis, '*']) {
      const { status, headers } = await ask(pathname, {}, 'OPTIONS');
      expect([status, headers.allow]).toEqual([204, 'GET, HEAD']);
    }
  });
});

describe('Range', () => {
  const size = data.length;
  const range = (value: string, headers = {}) =>
    ask('/base/data.bin', { Range: value, ...headers });

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=10-10', 10, 10],
    ['bytes=-100', size - 100, size - 1],
    [`bytes=${size - 5}-`, size - 5, size - 1],
    [`bytes=${size - 5}-${size + 5}`, size - 5, size - 1],
  ])('%s gets that part', async (value, first, last) => {
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
    '%s gets the whole',
    async (value) => {
      const { status, headers, body } = await range(value);
      expect([status, headers['content-range']]).toEqual([200, undefined]);
      expect(body.equals(data)).toBe(true);
    },
  );

  it('counts the bytes of the coding that is sent', async () => {
    const packed = fs.readFileSync(path.join(dir, 'docs/axis/index.html.br'));
    const whole = await ask(axis, { 'Accept-Encoding': 'br' });
    const part = await ask(axis, { 'Accept-Encoding': 'br', Range: 'bytes=5-14' });
    expect(part.headers['content-range']).toBe(`bytes 5-14/${packed.length}`);
    expect(part.headers['content-encoding']).toBe('br');
    expect(part.headers.etag).toBe(whole.headers.etag);
    expect(part.body.equals(packed.subarray(5, 15))).toBe(true);
  });

  it('gets the whole when If-Range is of another file, or of another coding', async () => {
    const { etag } = (await ask(axis, { 'Accept-Encoding': 'br' })).headers;
    const status = async (coding: string, tag = etag) =>
      (await ask(axis, { Range: 'bytes=0-9', 'Accept-Encoding': coding, 'If-Range': tag })).status;
    expect(await status('br')).toBe(206);
    expect(await status('gzip')).toBe(200);
    expect(await status('br', `W/${etag}`)).toBe(200);
  });
});

describe('conditions', () => {
  const status = async (headers: http.OutgoingHttpHeaders, method?: string) =>
    (await ask(axis, headers, method)).status;

  it('each coding has a strong tag of its own, even at the same size and time', async () => {
    const codings = ['br', 'gzip', 'identity'];
    for (const ending of ['.br', '.gz', '']) {
      fs.writeFileSync(path.join(dir, `same.txt${ending}`), 'same');
      fs.utimesSync(path.join(dir, `same.txt${ending}`), 1e9, 1e9);
    }
    const tags = await Promise.all(
      codings.map(
        async (coding) => (await ask('/base/same.txt', { 'Accept-Encoding': coding })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
  });

  it('If-None-Match takes lists, weak tags and a star', async () => {
    const { etag } = (await ask(axis)).headers;
    for (const tags of [etag, `"a", ${etag},"b"`, `W/${etag}`, `W/"a", W/${etag}`, '*'])
      expect(await status({ 'If-None-Match': tags })).toBe(304);
    for (const tags of ['"a"', '"a", W/"b"', `${etag?.slice(0, -1)}x"`])
      expect(await status({ 'If-None-Match': tags })).toBe(200);
    expect(await status({ 'If-None-Match': etag }, 'HEAD')).toBe(304);
  });

  it('a tag of one coding is not of another', async () => {
    const { etag } = (await ask(axis, { 'Accept-Encoding': 'br' })).headers;
    expect(await status({ 'If-None-Match': etag, 'Accept-Encoding': 'gzip' })).toBe(200);
  });

  it('304 repeats what caches need, and nothing of the content', async () => {
    const { etag } = (await ask(axis, { 'Accept-Encoding': 'br' })).headers;
    const { headers, body } = await ask(axis, { 'If-None-Match': etag, 'Accept-Encoding': 'br' });
    expect(headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toHaveLength(0);
  });

  it('If-Modified-Since counts when there is no If-None-Match', async () => {
    const { 'last-modified': time = '' } = (await ask(axis)).headers;
    const past = new Date(Date.parse(time) - 1000).toUTCString();
    expect(await status({ 'If-Modified-Since': time })).toBe(304);
    expect(await status({ 'If-Modified-Since': past })).toBe(200);
    expect(await status({ 'If-Modified-Since': 'nonsense' })).toBe(200);
    expect(await status({ 'If-Modified-Since': time, 'If-None-Match': '"a"' })).toBe(200);
  });

  it('If-Match and If-Unmodified-Since keep a reader from another version', async () => {
    const { etag, 'last-modified': time = '' } = (await ask(axis)).headers;
    const past = new Date(Date.parse(time) - 1000).toUTCString();
    expect(await status({ 'If-Match': etag })).toBe(200);
    expect(await status({ 'If-Match': '"a"' })).toBe(412);
    expect(await status({ 'If-Unmodified-Since': time })).toBe(200);
    expect(await status({ 'If-Unmodified-Since': past })).toBe(412);
  });
});

describe('the page for unknown addresses', () => {
  it('is sent compressed, with status 404 and for no cache to keep', async () => {
    const { status, headers, body } = await ask('/base/assets/gone.js', {
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
  ])('is sent whole, whatever the condition: %o', async (headers) => {
    const { status, body } = await ask('/base/nowhere', headers);
    expect([status, body.toString()]).toEqual([404, notFoundPage]);
  });
});

describe('addresses', () => {
  it.each([
    '/base/index.html',
    '/base/docs/axis.html',
    '/base/docs/axis/index.html',
    '/base/docs/%61xis',
    `/base/docs%2f${'axis'}`,
    '/base/docs/axis?a=b?c',
    'http://elsewhere.example/base/docs/axis',
  ])('%s is a page', async (pathname) => {
    expect((await ask(pathname)).status).toBe(200);
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
  ])('%s is none', async (pathname) => {
    const { status, body } = await ask(pathname);
    expect([status, body.toString()]).toEqual([404, notFoundPage]);
  });

  it('a name that no disk can hold is none', async () => {
    for (const name of ['a'.repeat(300), 'a/'.repeat(5000)])
      expect((await ask(`/base/${name}`)).status).toBe(404);
  });

  it.each(['storybook', 'storybook.html'])('%s leads to its folder', async (name) => {
    const { status, headers } = await ask(`/base/${name}?path=/a?b`);
    expect([status, headers.location]).toEqual([302, '/base/storybook/?path=/a?b']);
  });
});

describe('whatever is sent, the server goes on', () => {
  const lines = (...text: string[]) => `${text.join('\r\n')}\r\n\r\n`;

  it.each([
    ['no HTTP', lines('hello')],
    ['an unknown method', lines('HELLO / HTTP/1.1', 'Host: a')],
    ['no host', lines('GET / HTTP/1.1')],
    ['a control character in the address', lines('GET /base/\u0001 HTTP/1.1', 'Host: a')],
    ['an address that is too long', lines(`GET /${'a'.repeat(20_000)} HTTP/1.1`, 'Host: a')],
    ['an address that is no ASCII', lines('GET /base/\u00ff HTTP/1.1', 'Host: a')],
    ['two lengths', lines('POST / HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Content-Length: 2')],
  ])('%s is answered with an error', async (_, text) => {
    expect(await talk(text)).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect((await ask(axis)).status).toBe(200);
  });

  it('good requests before a bad one are no reason to stay', async () => {
    const good = lines(`HEAD ${axis} HTTP/1.1`, 'Host: a');
    const received = await talk(good + good + lines('nonsense'));
    expect(received.match(/^HTTP\/1\.1 \d+/gm)?.at(-1)).toBe('HTTP/1.1 400');
    expect((await ask(axis)).status).toBe(200);
  });

  it('a reader may leave in the middle of an answer', async () => {
    const { hostname, port } = new URL(server.url);
    const left = Array.from(
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
    await Promise.all(left);
    expect((await ask('/base/large.bin')).body.equals(large)).toBe(true);
  });

  it('a reader who leaves several answers behind leaves no file open', async () => {
    const patience = { timeout: 4000 };
    const opened = vi.spyOn(fs, 'createReadStream');
    const request = lines('GET /base/large.bin HTTP/1.1', 'Host: a');
    const { hostname, port } = new URL(server.url);
    const socket = net.connect(Number(port), hostname, () => socket.write(request.repeat(5)));
    await vi.waitUntil(() => opened.mock.results.length === 5, patience);
    socket.destroy();
    const files = opened.mock.results.map(({ value }) => value as fs.ReadStream);
    await vi.waitUntil(() => files.every(({ closed }) => closed), patience);
    opened.mockRestore();
  });

  it('a folder that is gone is a folder without pages', async () => {
    const gone = await serveBuild({ dir: path.join(dir, 'gone'), base: '/' });
    const response = await fetch(gone.url, { headers: { connection: 'close' } });
    expect([response.status, await response.text()]).toEqual([404, 'Not found']);
    await gone.close();
  });
});
