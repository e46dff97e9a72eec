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
  it('tells its address with the port that it took', () => {
    expect(server.url).toMatch(/^http:\/\/localhost:[1-9]\d*\/$/);
  });

  it.each([
    ['', 'home'],
    ['api/Axis', page],
    ['api/Axis?query=1', page],
    ['storybook/', 'stories'],
  ])('answers /%s with its page', async (pathname, text) => {
    const answer = await get(pathname);
    expect([answer.status, await answer.text()]).toEqual([200, text]);
  });

  it('answers an unknown address with the page for it and its status', async () => {
    const answer = await get('api/Nothing');
    expect([answer.status, await answer.text()]).toEqual([404, 'nothing here']);
  });

  it('gives the stories the slash that their own files need', async () => {
    expect((await get('storybook')).headers.get('location')).toBe('/storybook/');
  });

  it('hands out nothing from beside the folder', async () => {
    const answer = await get('..%2fsecret.html');
    expect([answer.status, await answer.text()]).toEqual([404, 'nothing here']);
  });

  it('fails when another server has the port', async () => {
    const port = Number(new URL(server.url).port);
    await expect(serveBuild({ dir, base: '/', port })).rejects.toThrow(/EADDRINUSE/);
  });
});
