import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressFolder } from './compress-folder';
import { serveBuild } from './static-server';

const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
const dir = path.join(parent, 'build');
const page = '<h1>Axis</h1>'.repeat(200);
let server: Awaited<ReturnType<typeof serveBuild>>;

beforeAll(async () => {
  fs.mkdirSync(path.join(dir, 'api/Axis'), { recursive: true });
  fs.mkdirSync(path.join(dir, 'storybook'));
  fs.writeFileSync(path.join(parent, 'secret.html'), 'secret');
  fs.writeFileSync(path.join(dir, '404.html'), 'nothing here');
  fs.writeFileSync(path.join(dir, 'index.html'), 'home');
  fs.writeFileSync(path.join(dir, 'storybook/index.html'), 'stories');
  fs.writeFileSync(path.join(dir, 'api/Axis/index.html'), page);
  await compressFolder(dir);
  server = await serveBuild({ dir, base: '/' });
});
afterAll(async () => {
  await server.close();
  fs.rmSync(parent, { recursive: true });
});

const get = (pathname: string) =>
  fetch(server.url + pathname, { redirect: 'manual', headers: { connection: 'close' } });

describe('serveBuild without a base path', () => {
  it('returns its URL with the assigned port', () => {
    expect(server.url).toMatch(/^http:\/\/localhost:[1-9]\d*\/$/);
  });

  it.each([
    ['', 'home'],
    ['api/Axis', page],
    ['api/Axis?query=1', page],
    ['storybook/', 'stories'],
  ])('serves /%s', async (pathname, text) => {
    const response = await get(pathname);
    expect([response.status, await response.text()]).toEqual([200, text]);
  });

  it('responds to unknown paths with the not-found page and status 404', async () => {
    const response = await get('api/Nothing');
    expect([response.status, await response.text()]).toEqual([404, 'nothing here']);
  });

  it('redirects Storybook to the path with a trailing slash', async () => {
    expect((await get('storybook')).headers.get('location')).toBe('/storybook/');
  });

  it('does not serve files outside of the folder', async () => {
    const response = await get('..%2fsecret.html');
    expect([response.status, await response.text()]).toEqual([404, 'nothing here']);
  });

  it('throws if the port is in use', async () => {
    const port = Number(new URL(server.url).port);
    await expect(serveBuild({ dir, base: '/', port })).rejects.toThrow(/EADDRINUSE/);
  });
});
