import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basePath } from '../config/site';
import { brotliModule, nginx } from '../scripts/shared/programs';
import { rawRequest } from '../scripts/shared/raw-request';

/** The site that was built last; `npm run e2e` and `npm test` build it before these tests. */
const built = path.resolve('build');
const read = (file: string) => fs.readFileSync(path.join(built, file));
/** Paths of all files and folders. */
const files = fs.readdirSync(built, { recursive: true, encoding: 'utf8' });
const find = (pattern: RegExp) => files.find((file) => pattern.test(file))!;

const program = nginx.find();

/** Serves the built site with `deploy/nginx.conf` under a base path. */
async function startNginx(base: string) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const folder = path.join(dir, 'www', base).replace(/\/$/, '');
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  fs.symlinkSync(built, folder);
  const port = await freePort();
  const site = fs
    .readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll(/\/elastic-charts\b/g, base.slice(0, -1)) // as deploy/Dockerfile does
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/www;', `root ${dir}/www;`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const configuration = `load_module ${brotliModule};
daemon off;
master_process off;
pid ${dir}/nginx.pid;
error_log stderr notice;
events {}
http {
include /etc/nginx/mime.types;
default_type application/octet-stream;
access_log off;
${temporary.map((name) => `${name}_temp_path ${dir}/${name};`).join('\n')}
${site}
}`;
  fs.writeFileSync(`${dir}/nginx.conf`, configuration);
  const server = spawn(program!, ['-e', 'stderr', '-p', dir, '-c', `${dir}/nginx.conf`]);
  await new Promise<void>((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      // nginx writes the first notice when it listens.
      if (log.includes('[notice]')) resolve();
    });
    server.once('error', reject);
    server.once('close', () => reject(new Error(`nginx with deploy/nginx.conf ended:\n${log}`)));
  });
  return {
    request: (name: string, options?: Parameters<typeof rawRequest>[2]) =>
      rawRequest(port, name, options),
    async close() {
      server.kill();
      await once(server, 'close');
      fs.rmSync(dir, { recursive: true });
    },
  };
}

/** Returns a port that no server uses. */
async function freePort(): Promise<number> {
  const server = http.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

describe.skipIf(!program).each([basePath(), '/'])('nginx with the site at %s', (base) => {
  let server: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    server = await startNginx(base);
  });
  afterAll(() => server.close());

  const get = (name: string, headers = {}) => server.request(base + name, { headers });

  it.each([
    ['', 'index.html'],
    ['index.html', 'index.html'],
    ['docs/docs', 'docs/docs/index.html'],
    ['docs/docs/', 'docs/docs/index.html'],
    ['docs/docs.html', 'docs/docs/index.html'],
    ['docs/docs/index.html', 'docs/docs/index.html'],
    ['docs/%64ocs?a=b', 'docs/docs/index.html'],
    ['storybook/', 'storybook/index.html'],
    ['storybook/iframe.html', 'storybook/iframe.html'],
  ])('serves the page %s', async (name, file) => {
    const { status, headers, body } = await get(name);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body.equals(read(file))).toBe(true);
  });

  it.each([
    ['br', '.br', 'br'],
    ['gzip', '.gz', 'gzip'],
    ['gzip, deflate, br, zstd', '.br', 'br'],
    ['br;q=0, gzip', '.gz', 'gzip'],
    ['identity', '', undefined],
  ])('sends the precompressed file for Accept-Encoding: %s', async (accepted, ending, coding) => {
    for (const name of ['docs/docs', 'docs/docs.html']) {
      const { headers, body } = await get(name, { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(coding);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(body.equals(read(`docs/docs/index.html${ending}`))).toBe(true);
    }
  });

  it('states the size of a file for HEAD', async () => {
    const headers = { 'accept-encoding': 'br' };
    const head = await server.request(`${base}docs/docs`, { method: 'HEAD', headers });
    expect(head.headers['content-length']).toBe(String(read('docs/docs/index.html.br').length));
    expect(head.body).toHaveLength(0);
  });

  it.each([
    'nowhere',
    'docs/docs/more',
    'assets/js/gone.js',
    'nowhere.md',
    'nowhere.html',
    'nowhere/index.html',
    'assets',
    'assets/',
  ])('responds to %s with the not-found page', async (name) => {
    const { status, headers, body } = await get(name, { 'accept-encoding': 'br' });
    expect(status).toBe(404);
    expect(body.equals(read('404.html.br'))).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
  });

  it.each(['%', '%00', '../../etc/passwd', '%2e%2e/%2e%2e/etc/passwd', '..%2f..%2f'])(
    'rejects the malformed path %s',
    async (name) => {
      expect((await get(name)).status).toBe(400);
    },
  );

  it('sends hashed and stamped files as immutable, and all others with no-cache', async () => {
    const cacheControl = async (name: string) => (await get(name)).headers['cache-control'];
    const immutable = 'public, max-age=31536000, immutable';
    expect(await cacheControl(find(/^assets\/js\/main\.\w+\.js$/))).toBe(immutable);
    expect(await cacheControl(find(/^search-doc-\d{13}\.json$/))).toBe(immutable);
    expect(await cacheControl('docs/docs')).toBe('no-cache');
    expect(await cacheControl('sitemap.xml')).toBe('no-cache');
  });

  it('answers that a page has not changed, by coding', async () => {
    const accepted = { 'accept-encoding': 'br' };
    const { etag, 'last-modified': modified } = (await get('docs/docs', accepted)).headers;
    const status = async (headers: http.OutgoingHttpHeaders) =>
      (await get('docs/docs', headers)).status;
    expect(await status({ ...accepted, 'if-none-match': etag })).toBe(304);
    expect(await status({ ...accepted, 'if-modified-since': modified })).toBe(304);
    expect(await status({ 'accept-encoding': 'gzip', 'if-none-match': etag })).toBe(200);
  });

  it('knows the type of every kind of file', async () => {
    const isOriginal = (file: string) =>
      !/\.(br|gz)$/.test(file) && fs.statSync(path.join(built, file)).isFile();
    const kinds = new Map(files.filter(isOriginal).map((file) => [path.extname(file), file]));
    const types: Record<string, string | undefined> = {};
    for (const [kind, file] of kinds) types[kind] = (await get(file)).headers['content-type'];
    expect(Object.values(types)).not.toContain('application/octet-stream');
    expect(types).toMatchObject({
      '.js': 'application/javascript; charset=utf-8',
      '.md': 'text/markdown; charset=utf-8',
      '.txt': 'text/plain; charset=utf-8',
    });
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('does not allow %s', async (method) => {
    for (const name of ['docs/docs', 'nowhere', '', 'docs/docs.md']) {
      const { status, headers } = await server.request(base + name, { method });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });

  it.each(['storybook', 'storybook.html'])('redirects %s to its folder', async (name) => {
    const { status, headers } = await get(`${name}?path=/a?b`);
    expect([status, headers.location]).toEqual([302, `${base}storybook/?path=/a?b`]);
  });

  it.skipIf(base === '/')('redirects to the base path', async () => {
    for (const name of ['/', base.slice(0, -1)]) {
      const { status, headers } = await server.request(`${name}?a=b`);
      expect([status, headers.location]).toEqual([302, `${base}?a=b`]);
    }
    expect((await server.request('/elsewhere')).status).toBe(404);
  });
});
