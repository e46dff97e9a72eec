import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serveBuild } from '../static-server';
import { axisPath, startTestServer, type TestServer } from './test-server';

const large = Buffer.alloc(16 * 2 ** 20, 'elastic');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ 'large.bin': large });
});
afterAll(() => server.close());

/** Sends raw bytes, and returns all bytes received until the connection is closed. */
const sendRaw = (text: string) =>
  new Promise<string>((resolve) => {
    let received = '';
    const { hostname, port } = server;
    const socket = net.connect(port, hostname, () => socket.write(text, 'latin1'));
    socket
      .on('data', (chunk) => (received += chunk.toString('latin1')))
      .on('error', () => resolve(received))
      .on('close', () => resolve(received));
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
    expect((await server.request(axisPath)).status).toBe(200);
  });

  it('an invalid request after valid ones closes the connection', async () => {
    const valid = lines(`HEAD ${axisPath} HTTP/1.1`, 'Host: a');
    const received = await sendRaw(valid + valid + lines('nonsense'));
    expect(received.match(/^HTTP\/1\.1 \d+/gm)?.at(-1)).toBe('HTTP/1.1 400');
    expect((await server.request(axisPath)).status).toBe(200);
  });

  it('clients may disconnect during a response', async () => {
    const { hostname, port } = server;
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
    expect((await server.request('/base/large.bin')).body.equals(large)).toBe(true);
  });

  it('closes the files of pipelined responses when the client disconnects', async () => {
    const waitOptions = { timeout: 4000 };
    const opened = vi.spyOn(fs, 'createReadStream');
    const request = lines('GET /base/large.bin HTTP/1.1', 'Host: a');
    const { hostname, port } = server;
    const socket = net.connect(port, hostname, () => socket.write(request.repeat(5)));
    await vi.waitUntil(() => opened.mock.results.length === 5, waitOptions);
    socket.destroy();
    const files = opened.mock.results.map(({ value }) => value as fs.ReadStream);
    await vi.waitUntil(() => files.every(({ closed }) => closed), waitOptions);
    opened.mockRestore();
  });

  it('responds with 404 if the folder does not exist', async () => {
    const missing = await serveBuild({ dir: path.join(server.dir, 'gone'), base: '/' });
    const response = await fetch(missing.url, { headers: { connection: 'close' } });
    expect([response.status, await response.text()]).toEqual([404, 'Not found']);
    await missing.close();
  });
});
