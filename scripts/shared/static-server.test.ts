import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frameHeaders, pageHeaders, policies } from '../../deploy/security-headers';
import { acceptHeaders } from './accept-headers';
import { compressFolder } from './compress-folder';
import { rawRequest } from './raw-request';
import { expectFreePort, serveBuild } from './static-server';

const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
const dir = path.join(parent, 'build');
const page = '<h1>Axis, façade</h1>'.repeat(100);
const markdown = '# Axis, façade\n\n'.repeat(100);
const notFoundPage = '<h1>Page Not Found</h1>'.repeat(100);
let server: Awaited<ReturnType<typeof serveBuild>>;
let atRoot: typeof server;

beforeAll(async () => {
  const files = {
    '../secret.html': 'secret',
    '.git/index.html': 'secret',
    '404.html': notFoundPage,
    'index.html': 'home',
    'docs/axis/index.html': page,
    'docs/axis.md': markdown,
    'index.md': '# Home',
    'docs/folder/index.html': page,
    'docs/folder/index.md': '# Folder',
    'assets/js/main.1a2b.js': 'let a = 1;',
    'search-doc-1700000000000.json': '{}',
    'storybook/index.html': 'stories',
    'live-editor/frame.html': 'frame',
  };
  for (const [name, text] of Object.entries(files)) write(name, text);
  await compressFolder(dir);
  // Links that lead out of the folder, and one that does not.
  fs.symlinkSync('../secret.html', path.join(dir, 'linked-page.html'));
  fs.symlinkSync('..', path.join(dir, 'linked-folder'));
  write('docs/linked-coding/index.html', 'page');
  fs.symlinkSync('../../../secret.html', path.join(dir, 'docs/linked-coding/index.html.br'));
  fs.symlinkSync('axis', path.join(dir, 'docs/linked'));
  server = await serveBuild({ dir, base: '/base/' });
  atRoot = await serveBuild({ dir, base: '/' });
});
afterAll(async () => {
  await server.close();
  await atRoot.close();
  fs.rmSync(parent, { recursive: true });
});

function write(name: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
  fs.writeFileSync(path.join(dir, name), text);
}

/** Requests a path of a server, by default of the one with a base path. */
async function request(
  pathname: string,
  { url = server.url, ...options }: Parameters<typeof rawRequest>[2] & { url?: string } = {},
) {
  const { body, ...response } = await rawRequest(Number(new URL(url).port), pathname, options);
  return { ...response, text: body.toString() };
}

describe('serveBuild', () => {
  it.each(['axis', 'axis/', 'axis.html', 'axis/index.html', '%61xis', 'axis?a=b?c'])(
    'serves the page docs/%s',
    async (name) => {
      const { status, headers, text } = await request(`/base/docs/${name}`);
      expect([status, text]).toEqual([200, page]);
      expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it.each([
    '/base/nowhere',
    '/base/404.html',
    '/base/404',
    '/base/assets/gone.js',
    '/elsewhere',
    '/base/docs',
    '/base/.git/',
    '/base/%2e%67it/',
    '/base/../../secret.html',
    '/base/%2e%2e/secret.html',
    '/base/..%2fsecret.html',
    '/base/..%5c..%5c',
    '/base//etc/passwd',
    '/base/%E0%A4%A',
    '/base/%',
    '/base/docs/axis%00.html',
    'http://elsewhere.example/base/nowhere',
    '/base/linked-page',
    '/base/linked-folder/secret',
    '/base/docs/linked-coding',
  ])('responds to %s with the not-found page', async (pathname) => {
    const { status, headers, text } = await request(pathname);
    expect([status, text]).toEqual([404, notFoundPage]);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('states the size of the compressed not-found page for a HEAD request', async () => {
    const { status, headers } = await request('/base/nowhere', {
      method: 'HEAD',
      headers: { 'Accept-Encoding': 'gzip, br' },
    });
    expect(status).toBe(404);
    expect(headers['content-encoding']).toBe('br');
    const { size } = fs.statSync(path.join(dir, '404.html.br'));
    expect(Number(headers['content-length'])).toBe(size);
  });

  it('rejects malformed URLs and names that are too long', async () => {
    const malformed = ['//', '/base/\u00ff', `/base/${'a'.repeat(300)}`, `/${'a'.repeat(20_000)}`];
    for (const pathname of malformed) {
      const { status } = await request(pathname);
      expect([400, 404, 431]).toContain(status);
    }
  });

  it.each([
    ['/', '/base/'],
    ['/base?a=b', '/base/?a=b'],
    ['/base/storybook?path=/a?b', '/base/storybook/?path=/a?b'],
    ['/base/storybook.html', '/base/storybook/'],
  ])('redirects %s to %s', async (from, to) => {
    const { status, headers } = await request(from);
    expect([status, headers.location]).toEqual([302, to]);
  });

  it.each([
    ['br', '.br'],
    ['gzip', '.gz'],
    ['identity', ''],
  ])('states the size of the file for %s, as measurements need it', async (coding, ending) => {
    const headers = { 'accept-encoding': coding };
    const head = await request('/base/docs/axis', { method: 'HEAD', headers });
    const { size } = fs.statSync(path.join(dir, `docs/axis/index.html${ending}`));
    expect(head.headers['content-length']).toBe(String(size));
    expect(head.text).toBe('');
  });

  it('sends hashed and stamped files as immutable, and pages with no-cache', async () => {
    const cacheControl = async (name: string) =>
      (await request(`/base/${name}`)).headers['cache-control'];
    expect(await cacheControl('assets/js/main.1a2b.js')).toMatch(/immutable/);
    expect(await cacheControl('search-doc-1700000000000.json')).toMatch(/immutable/);
    expect(await cacheControl('docs/axis')).toBe('no-cache');
  });

  it('states the character set of Markdown', async () => {
    const { headers } = await request('/base/docs/axis.md');
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
  });

  it.each(acceptHeaders)('answers Accept: %s with %s', async (accept, form) => {
    const { headers, text } = await request('/base/docs/axis', { headers: { accept } });
    expect(text).toBe(form === 'Markdown' ? markdown : page);
    expect(headers['content-type']).toMatch(
      form === 'Markdown' ? /^text\/markdown/ : /^text\/html/,
    );
    expect(headers.vary).toBe('Accept-Encoding, Accept');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('sends the compressed Markdown of a page, and says that it has not changed', async () => {
    const headers = { accept: 'text/markdown', 'accept-encoding': 'br' };
    const { headers: sent } = await request('/base/docs/axis', { headers });
    expect(sent['content-encoding']).toBe('br');
    expect(sent['content-length']).toBe(
      String(fs.statSync(path.join(dir, 'docs/axis.md.br')).size),
    );
    const ofMarkdown = { 'if-none-match': sent.etag };
    const again = await request('/base/docs/axis', { headers: { ...headers, ...ofMarkdown } });
    expect([again.status, again.headers.vary]).toEqual([304, 'Accept-Encoding, Accept']);
    const html = await request('/base/docs/axis', {
      headers: { 'accept-encoding': 'br', ...ofMarkdown },
    });
    expect(html.status).toBe(200);
  });

  it('finds the Markdown of every form of an address, and HTML where there is none', async () => {
    const headers = { accept: 'text/markdown' };
    const textAt = async (pathname: string) => (await request(pathname, { headers })).text;
    for (const name of ['axis', 'axis/', 'axis.html', 'axis/index.html', '%61xis', 'axis.md'])
      expect(await textAt(`/base/docs/${name}`), name).toBe(markdown);
    expect(await textAt('/base/')).toBe('# Home');
    expect(await textAt('/base/docs/folder/')).toBe('# Folder');
    expect(await textAt('/base/docs/linked')).toBe(page);
    expect(await textAt('/base/assets/js/main.1a2b.js')).toBe('let a = 1;');
    for (const name of ['/base/nowhere', '/base/%E0%A4%A', '/base/..%2fsecret'])
      expect((await request(name, { headers })).status, name).toBe(404);
    const script = await request('/base/assets/js/main.1a2b.js', { headers });
    expect(script.headers.vary).toBe('Accept-Encoding');
  });

  it.each(['POST', 'OPTIONS', 'DELETE'])('does not allow %s', async (method) => {
    const { status, headers } = await request('/base/docs/axis', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it.each(['bytes=5-2', 'bytes=0-0', 'nonsense'])('ignores the range %s', async (range) => {
    const { status, text } = await request('/base/docs/axis', { headers: { range } });
    expect([status, text]).toEqual([200, page]);
  });

  it('serves files that were written after it started', async () => {
    expect((await request('/base/docs/late')).status).toBe(404);
    write('docs/late/index.html', 'late');
    expect((await request('/base/docs/late')).text).toBe('late');
  });

  it('follows a symbolic link within its folder', async () => {
    expect((await request('/base/docs/linked')).text).toBe(page);
  });

  it.skipIf(!fs.existsSync('/proc/self/mem'))(
    'closes the connection if a file cannot be read',
    async () => {
      const { url, close } = await serveBuild({ dir: '/proc/self', base: '/' });
      await expect(request('/mem', { url })).rejects.toThrow();
      expect((await request('/nowhere', { url })).status).toBe(404);
      await close();
    },
  );

  it('refuses requests with two Host headers', async () => {
    const headers = ['Host', 'localhost', 'Host', 'elsewhere.example'];
    expect((await request('/base/docs/axis', { headers })).status).toBe(400);
  });

  it.each([
    ['docs/axis', policies.site],
    ['storybook/', policies.storybook],
    ['storybook/nowhere', policies.site], // the not-found page of the site
    ['live-editor/frame.html', policies.frame],
    ['live-editor/frame', policies.frame],
    ['live-editor/nowhere', policies.site],
  ])('sends %s with its security headers', async (name, policy) => {
    const { headers } = await request(`/base/${name}`);
    expect(headers['content-security-policy']).toBe(policy);
    for (const [header, value] of Object.entries(pageHeaders))
      expect(headers[header.toLowerCase()]).toBe(value);
    for (const [header, value] of Object.entries(frameHeaders))
      expect(headers[header.toLowerCase()]).toBe(policy === policies.frame ? value : undefined);
  });

  it('sends no policy with the pages of another site', async () => {
    const { url, close } = await serveBuild({ dir, base: '/', isOtherSite: true });
    const { headers } = await request('/docs/axis', { url });
    expect(headers['content-security-policy']).toBeUndefined();
    await close();
  });

  it('works without a base path', async () => {
    const { url } = atRoot;
    expect(url).toMatch(/^http:\/\/localhost:[1-9]\d*\/$/);
    expect((await request('/', { url })).text).toBe('home');
    expect((await request('/docs/axis', { url })).text).toBe(page);
    expect((await request('/..%2fsecret.html', { url })).text).toBe(notFoundPage);
    expect((await request('/storybook', { url })).headers.location).toBe('/storybook/');
  });

  it('responds with 404 if the folder does not exist', async () => {
    const { url, close } = await serveBuild({ dir: path.join(dir, 'gone'), base: '/' });
    const { status, text } = await request('/', { url });
    expect([status, text]).toEqual([404, 'Not found']);
    await close();
  });

  it('names another port if the port is in use', async () => {
    const port = Number(new URL(server.url).port);
    const message = `Port ${port} is in use (EADDRINUSE): choose another one, for example PORT=${port + 1}.`;
    await expect(serveBuild({ dir, port })).rejects.toThrow(message);
    await expect(expectFreePort(port)).rejects.toThrow(message);
  });
});
