import { EventEmitter, once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveBuild } from './static-server';
import { lateFolder, type LateFolder } from './late-folder';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'late-'));
const root = path.join(dir, 'late');
let finish: (error?: Error) => void;
const events = new EventEmitter();
let makes = 0;
let server: Awaited<ReturnType<typeof serveBuild>> | undefined;

/** Makes the folder when the test calls `finish`. */
const make = () =>
  new Promise<void>((resolve, reject) => {
    makes += 1;
    events.emit('make');
    finish = (error) => {
      if (error) return reject(error);
      fs.mkdirSync(path.join(root, 'stories'), { recursive: true });
      for (const name of ['index.html', 'data.json'])
        fs.writeFileSync(path.join(root, 'stories', name), `the ${name}`);
      resolve();
    };
  });

async function serve(...late: LateFolder[]) {
  server = await serveBuild({ dir, base: '/base/', late });
  return (name: string) => fetch(server!.url + name);
}

beforeEach(() => {
  makes = 0;
  fs.mkdirSync(root, { recursive: true });
});
afterEach(async () => {
  await server?.close();
  fs.rmSync(dir, { recursive: true });
});

describe('A late folder', () => {
  const folder = (title?: string) => lateFolder({ pattern: /^stories\//, root, make, title });

  it('is made by the first request, and requests wait for it', async () => {
    const get = await serve(folder());
    expect(makes).toBe(0);
    const started = once(events, 'make');
    const responses = [get('stories/data.json'), get('stories/')];
    await started;
    finish();
    const texts = await Promise.all(responses.map(async (response) => (await response).text()));
    expect(texts).toEqual(['the data.json', 'the index.html']);
    expect(makes).toBe(1);
  });

  it('shows a page that opens it when it is ready, while other files wait', async () => {
    const get = await serve(folder('Stories'));
    const waiting = await get('stories/');
    expect(waiting.status).toBe(200);
    expect(waiting.headers.get('cache-control')).toBe('no-store');
    const html = await waiting.text();
    expect(html).toContain('Stories is being built');
    expect(html).toContain('http-equiv="refresh"');
    const data = get('stories/data.json');
    finish();
    expect(await (await data).text()).toBe('the data.json');
    expect(await (await get('stories/')).text()).toBe('the index.html');
  });

  it('shows why it could not be made, and is made again then', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const get = await serve(folder('Stories'));
    await (await get('stories/')).text();
    finish(new Error('<Broken> story'));
    expect(await (await get('stories/')).text()).toContain('&lt;Broken> story');
    expect(makes).toBe(2);
    finish();
    expect(await (await get('stories/')).text()).toBe('the index.html');
    vi.restoreAllMocks();
  });

  it('that cannot make a file answers with status 500', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const get = await serve({
      pattern: /^pictures\//,
      root,
      isReady: () => false,
      ready: (name) => Promise.reject(new Error(`${name} cannot be drawn`)),
    });
    expect((await get('pictures/bar.svg')).status).toBe(500);
    expect(logged.mock.calls.flat().join()).toContain('pictures/bar.svg cannot be drawn');
    vi.restoreAllMocks();
  });
});
