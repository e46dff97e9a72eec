import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressFolder } from './compress-folder';
import { serveBuild } from './static-server';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
const files = {
  '404.html': 'not here',
  'index.html': 'home',
  'docs/intro/index.html': '<p>intro</p>'.repeat(200),
  'assets/js/main.1a2b.js': 'let a = 1;'.repeat(200),
  'search-doc-1700000000000.json': '{}',
};
let server: Awaited<ReturnType<typeof serveBuild>>;

beforeAll(async () => {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), text);
  }
  await compressFolder(dir);
  server = await serveBuild({ dir, base: '/base/' });
});

afterAll(async () => {
  await server.close();
  fs.rmSync(dir, { recursive: true });
});

/** Returns the raw response: redirects are not followed, and content is not decompressed. */
const sendRequest = (pathname: string, encoding = 'identity') =>
  new Promise<http.IncomingMessage>((resolve, reject) => {
    const options = { headers: { 'accept-encoding': encoding }, agent: false };
    http
      .get(new URL(pathname, server.url), options, (response) => resolve(response.resume()))
      .on('error', reject);
  });

describe('compressFolder', () => {
  it('writes both codings of large files and skips small ones', () => {
    const names = fs.readdirSync(path.join(dir, 'assets/js'));
    expect(names).toEqual(['main.1a2b.js', 'main.1a2b.js.br', 'main.1a2b.js.gz']);
    expect(fs.existsSync(path.join(dir, 'index.html.br'))).toBe(false);
  });
});

describe('serveBuild', () => {
  it.each(['/base/docs/intro', '/base/docs/intro/', '/base/'])('serves %s', async (pathname) => {
    expect((await sendRequest(pathname)).statusCode).toBe(200);
  });

  it.each(['/base/nowhere', '/elsewhere', '/base/../package.json'])(
    'responds to %s with 404',
    async (pathname) => {
      const answer = await sendRequest(pathname);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
    },
  );

  it.each([
    ['/', '/base/'],
    ['/base', '/base/'],
    ['/base/storybook?a=b', '/base/storybook/?a=b'],
  ])('redirects %s to %s', async (from, to) => {
    const answer = await sendRequest(from);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
  });

  it.each(['br', 'gzip'])('sends the precompressed %s file', async (encoding) => {
    const answer = await sendRequest('/base/docs/intro', encoding);
    expect(answer.headers['content-encoding']).toBe(encoding);
  });

  it('sends hashed and stamped files as immutable, and pages with no-cache', async () => {
    const cacheControl = async (file: string) => (await sendRequest(file)).headers['cache-control'];
    expect(await cacheControl('/base/assets/js/main.1a2b.js')).toMatch(/immutable/);
    expect(await cacheControl('/base/search-doc-1700000000000.json')).toMatch(/immutable/);
    expect(await cacheControl('/base/docs/intro')).toBe('no-cache');
  });
});
