import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basePath } from '../config/site';
import { acceptHeaders } from '../scripts/shared/accept-headers';
import { rawRequest } from '../scripts/shared/raw-request';
import { frameHeaders, pageHeaders, policies } from './security-headers';
import { built, hasNginx, startNginx } from './start-nginx';

const read = (file: string) => fs.readFileSync(path.join(built, file));
/** Paths of all files and folders. */
const files = fs.readdirSync(built, { recursive: true, encoding: 'utf8' });
const find = (pattern: RegExp) => files.find((file) => pattern.test(file))!;

/** Headers of pages, under each policy, as Node returns them; `undefined` for files that are not documents. */
const headersOfPages = Object.entries(pageHeaders).map(
  ([name, value]) => [name.toLowerCase(), value] as const,
);
const withPolicy = (policy: string) => ({
  'content-security-policy': policy,
  ...Object.fromEntries(headersOfPages),
});

describe.skipIf(!hasNginx).each([basePath(), '/'])('nginx with the site at %s', (base) => {
  let server: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    server = await startNginx(base);
  });
  afterAll(() => server.close());

  const request = (name: string, options?: Parameters<typeof rawRequest>[2]) =>
    rawRequest(server.port, name, options);
  const get = (name: string, headers = {}) => request(base + name, { headers });

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
      expect(headers.vary).toBe('Accept-Encoding, Accept');
      expect(body.equals(read(`docs/docs/index.html${ending}`))).toBe(true);
    }
  });

  it('states the size of a file for HEAD', async () => {
    const headers = { 'accept-encoding': 'br' };
    const head = await request(`${base}docs/docs`, { method: 'HEAD', headers });
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
    '404',
    '404.html',
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
    expect(await cacheControl('sw.js')).toBe('no-cache');
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

  it.each(acceptHeaders)('answers Accept: %s with %s', async (accept, form) => {
    for (const name of ['docs/docs', 'docs/docs.html']) {
      const { status, headers, body } = await get(name, { accept });
      const file = form === 'Markdown' ? 'docs/docs.md' : 'docs/docs/index.html';
      expect([status, body.equals(read(file))]).toEqual([200, true]);
      expect(headers).toMatchObject({
        'content-type': `text/${form.toLowerCase()}; charset=utf-8`,
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding, Accept',
      });
    }
  });

  it.each([
    ['br', '.br'],
    ['gzip', '.gz'],
    ['identity', ''],
  ])(
    'sends the Markdown of a page in the coding %s, and says that it has not changed',
    async (coding, ending) => {
      const headers = { accept: 'text/markdown', 'accept-encoding': coding };
      const { headers: sent, body } = await get('docs/docs', headers);
      expect(body.equals(read(`docs/docs.md${ending}`))).toBe(true);
      const ofMarkdown = { 'if-none-match': sent.etag };
      const again = await get('docs/docs', { ...headers, ...ofMarkdown });
      expect([again.status, again.headers.vary]).toEqual([304, 'Accept-Encoding, Accept']);
      expect((await get('docs/docs', { 'accept-encoding': coding, ...ofMarkdown })).status).toBe(
        200,
      );
    },
  );

  it('finds the Markdown of every form of an address, and the file where there is none', async () => {
    const bodyOf = async (name: string) => (await get(name, { accept: 'text/markdown' })).body;
    for (const name of ['', 'index.html', 'index.md'])
      expect((await bodyOf(name)).equals(read('index.md')), name).toBe(true);
    for (const name of ['docs/docs/', 'docs/docs/index.html', 'docs/%64ocs?a=b', 'docs/docs.md'])
      expect((await bodyOf(name)).equals(read('docs/docs.md')), name).toBe(true);
    expect((await bodyOf('all-types/')).equals(read('all-types/index.md'))).toBe(true);
    for (const name of ['search/index.html', 'sitemap.xml', 'llms.txt', 'storybook/index.html'])
      expect((await bodyOf(name)).equals(read(name)), name).toBe(true);
    const script = await get(find(/^assets\/js\/main\.\w+\.js$/), { accept: 'text/markdown' });
    expect(script.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect((await get('nowhere', { accept: 'text/markdown' })).status).toBe(404);
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

  it.each([
    ['', policies.site],
    ['docs/docs', policies.site],
    ['examples/bar/stacked.html', policies.site],
    ['all-types/variables/Axis', policies.site], // a redirect page
    ['sandbox/bar/stacked.html', policies.site],
    ['404.html', policies.site],
    ['nowhere', policies.site],
    ['pictures/bar/stacked.wide.light.svg', policies.site], // a document, if it is opened
    ['storybook/', policies.storybook],
    ['storybook/iframe.html', policies.storybook],
    ['storybook/nowhere', policies.site], // the not-found page of the site
    ['live-editor/frame.html', policies.frame],
    ['live-editor/frame', policies.frame],
    ['live-editor/nowhere', policies.site],
  ])('sends %s with its security headers', async (name, policy) => {
    const { headers } = await get(name);
    expect(headers).toMatchObject({ ...withPolicy(policy), 'x-content-type-options': 'nosniff' });
  });

  it('sends the headers of the frame for edited code with it only', async () => {
    const [name, value] = Object.entries(frameHeaders)[0]!;
    expect((await get('live-editor/frame.html')).headers).toHaveProperty(name.toLowerCase(), value);
    expect((await get('docs/docs')).headers).not.toHaveProperty(name.toLowerCase());
  });

  it('renews the security headers of a page that has not changed', async () => {
    const { etag } = (await get('docs/docs')).headers;
    const { status, headers } = await get('docs/docs', { 'if-none-match': etag });
    expect(status).toBe(304);
    expect(headers).toMatchObject(withPolicy(policies.site));
  });

  it('sends other files without the headers of pages', async () => {
    const { headers } = await get(find(/^assets\/js\/main\.\w+\.js$/));
    expect(headers['x-content-type-options']).toBe('nosniff');
    for (const name of Object.keys(withPolicy(''))) expect(headers).not.toHaveProperty(name);
  });

  it('asks for TLS where it is used, and does not state its version', async () => {
    const { headers } = await get('docs/docs');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers.server).toBe('nginx');
    const behindTls = await get('docs/docs', { 'x-forwarded-proto': 'https' });
    expect(behindTls.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('sends a range of a file', async () => {
    const { status, headers, body } = await get('llms-full.txt', { range: 'bytes=10-19' });
    expect([status, headers['content-length']]).toEqual([206, '10']);
    expect(body.equals(read('llms-full.txt').subarray(10, 20))).toBe(true);
    expect((await get('index.md', { range: 'bytes=99999999-' })).status).toBe(416);
  });

  it('refuses requests with two Host headers', async () => {
    const headers = ['Host', 'localhost', 'Host', 'elsewhere.example'];
    expect((await request(`${base}docs/docs`, { headers })).status).toBe(400);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('does not allow %s', async (method) => {
    for (const name of ['docs/docs', 'nowhere', '', 'docs/docs.md']) {
      const { status, headers } = await request(base + name, { method });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });

  it.each(['storybook', 'storybook.html'])('redirects %s to its folder', async (name) => {
    const { status, headers } = await get(`${name}?path=/a?b`);
    expect([status, headers.location]).toEqual([302, `${base}storybook/?path=/a?b`]);
  });

  it.each(['robots.txt', 'llms.txt', 'favicon.ico'])(
    'serves %s at the root of the host',
    async (name) => {
      const { status, body } = await request(`/${name}`);
      expect([status, body.equals(read(name))]).toEqual([200, true]);
    },
  );

  it.skipIf(base === '/')('redirects to the base path', async () => {
    for (const name of ['/', base.slice(0, -1)]) {
      const { status, headers } = await request(`${name}?a=b`);
      expect([status, headers.location]).toEqual([302, `${base}?a=b`]);
    }
    expect((await request('/elsewhere')).status).toBe(404);
  });
});
