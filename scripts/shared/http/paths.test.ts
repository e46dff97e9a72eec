import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axisPage, notFoundPage, startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    'index.html': 'home',
    '.hidden/index.html': 'hidden',
    'docs/axis.html': axisPage,
    'img/logo.svg': '<svg/>',
    'storybook/sb.mjs': '',
  });
});
afterAll(() => server.close());

describe('paths', () => {
  it.each([
    '/base/index.html',
    '/base/docs/axis.html',
    '/base/docs/axis/index.html',
    '/base/docs/%61xis',
    '/base/docs%2f%61xis',
    '/base/docs/axis?a=b?c',
    'http://elsewhere.example/base/docs/axis',
  ])('%s is a page', async (pathname) => {
    expect((await server.request(pathname)).status).toBe(200);
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
    const { status, body } = await server.request(pathname);
    expect([status, body.toString()]).toEqual([404, notFoundPage]);
  });

  it('names that are too long are not found', async () => {
    for (const name of ['a'.repeat(300), 'a/'.repeat(5000)])
      expect((await server.request(`/base/${name}`)).status).toBe(404);
  });

  it.each(['storybook', 'storybook.html'])('%s redirects to its folder', async (name) => {
    const { status, headers } = await server.request(`/base/${name}?path=/a?b`);
    expect([status, headers.location]).toEqual([302, '/base/storybook/?path=/a?b']);
  });
});
