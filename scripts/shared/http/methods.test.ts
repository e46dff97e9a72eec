import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axisPath, startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ 'data.bin': 'data' });
});
afterAll(() => server.close());

describe('methods', () => {
  it.each([axisPath, '/base/nowhere', '/base/data.bin'])(
    'HEAD of %s returns the headers of GET without a body',
    async (pathname) => {
      const { date: _, ...expected } = (await server.request(pathname)).headers;
      const head = await server.request(pathname, { Range: 'bytes=0-1' }, 'HEAD');
      expect(head.headers).toMatchObject(expected);
      expect(head.body).toHaveLength(0);
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'])(
    '%s is not allowed on any path',
    async (method) => {
      for (const pathname of [axisPath, '/base/nowhere', '/', '/base/data.bin']) {
        const { status, headers, body } = await server.request(pathname, {}, method);
        expect([status, headers.allow, body.length]).toEqual([405, 'GET, HEAD', 0]);
      }
    },
  );

  it('OPTIONS returns the allowed methods', async () => {
    for (const pathname of [axisPath, '*']) {
      const { status, headers } = await server.request(pathname, {}, 'OPTIONS');
      expect([status, headers.allow]).toEqual([204, 'GET, HEAD']);
    }
  });
});
