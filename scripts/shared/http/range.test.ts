import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axisPath, startTestServer, type TestServer } from './test-server';

const data = Buffer.alloc(100_000, 'elastic');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ 'data.bin': data });
});
afterAll(() => server.close());

describe('Range', () => {
  const size = data.length;
  const range = (value: string, headers = {}) =>
    server.request('/base/data.bin', { Range: value, ...headers });

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
    const packed = fs.readFileSync(path.join(server.dir, 'docs/axis/index.html.br'));
    const whole = await server.request(axisPath, { 'Accept-Encoding': 'br' });
    const part = await server.request(axisPath, { 'Accept-Encoding': 'br', Range: 'bytes=5-14' });
    expect(part.headers['content-range']).toBe(`bytes 5-14/${packed.length}`);
    expect(part.headers['content-encoding']).toBe('br');
    expect(part.headers.etag).toBe(whole.headers.etag);
    expect(part.body.equals(packed.subarray(5, 15))).toBe(true);
  });

  it('returns the whole file if If-Range does not match the coding', async () => {
    const { etag } = (await server.request(axisPath, { 'Accept-Encoding': 'br' })).headers;
    const status = async (coding: string, tag = etag) =>
      (
        await server.request(axisPath, {
          Range: 'bytes=0-9',
          'Accept-Encoding': coding,
          'If-Range': tag,
        })
      ).status;
    expect(await status('br')).toBe(206);
    expect(await status('gzip')).toBe(200);
    expect(await status('br', `W/${etag}`)).toBe(200);
  });
});
