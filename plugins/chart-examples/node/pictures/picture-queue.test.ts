import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ExampleEntry } from '../../../../shared/types/example-manifest';
import { fontArtifacts } from '../../../../shared/font-artifacts';
import { pictureFile, picturePaths, picturesOf, writeWhole } from './picture-files';
import { createPictureQueue } from './picture-queue';
import type { PictureJob } from './worker';
import type { WorkerProcess } from './worker-process';

vi.mock('../charts-stylesheet', () => ({ chartsStylesheet: () => '' }));

let siteDir: string;
/** Names of the pictures in the order in which they were drawn. */
let drawn: string[];

const example = (name: string) =>
  ({ id: `bar/${name}`, family: 'bar', height: 300 }) as ExampleEntry;
const manifest = ['first', 'second', 'third', 'fourth'].map(example);

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'picture-queue-'));
  drawn = [];
  fs.mkdirSync(path.join(siteDir, 'examples/bar'), { recursive: true });
  for (const { id } of manifest) fs.writeFileSync(path.join(siteDir, `examples/${id}.tsx`), '');
  for (const { file } of fontArtifacts(siteDir).faces) writeWhole(file, '');
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

/** A worker that draws empty pictures, except of an example. */
function workerExcept(faulty?: string): WorkerProcess<PictureJob, string> {
  let isClosed = false;
  return {
    run: async ({ example: { id }, names }, onReport) => {
      for (const name of names) {
        await new Promise(setImmediate);
        if (isClosed) throw new Error('closed');
        if (id === faulty) throw new Error('it does not render');
        writeWhole(pictureFile(siteDir, name), '');
        drawn.push(name);
        onReport(name);
      }
    },
    close: () => (isClosed = true),
  };
}
const queueOf = (workers = [workerExcept()]) =>
  createPictureQueue({ siteDir, manifest, inputsHash: '' }, workers);

describe('createPictureQueue', () => {
  it('draws all pictures, and reports the progress', async () => {
    const progress: string[] = [];
    const queue = queueOf([workerExcept(), workerExcept()]);
    await queue.drawAll({ onProgress: (done, total) => progress.push(`${done}/${total}`) });
    expect(drawn.map((name) => `${name}.svg`).sort()).toEqual(picturePaths(manifest).sort());
    expect(progress).toHaveLength(24);
    expect(progress.at(-1)).toBe('24/24');
  });

  it('draws a requested picture before those that wait', async () => {
    const queue = queueOf();
    const all = queue.drawAll();
    await queue.draw('bar/fourth.narrow.dark');
    expect(drawn).toHaveLength(7);
    expect(drawn.at(-1)).toBe('bar/fourth.narrow.dark');
    await all;
    expect(drawn).toHaveLength(24);
  });

  it('draws only the requested picture without a run', async () => {
    const queue = queueOf();
    await Promise.all([queue.draw('bar/second.small.dark'), queue.draw('bar/second.small.dark')]);
    await queue.draw('bar/second.small.dark');
    expect(drawn).toEqual(['bar/second.small.dark']);
  });

  it('draws the other examples if one cannot be drawn', async () => {
    const queue = queueOf([workerExcept('bar/second')]);
    const onFailure = vi.fn<(error: Error) => void>();
    await queue.drawAll({ onFailure });
    expect(drawn).toHaveLength(18);
    const message =
      'examples/bar/second.tsx cannot be drawn without a browser (it does not render): fix the example, or run "npm run capture bar/second".';
    expect(onFailure.mock.calls.map(([error]) => error.message)).toEqual([message]);
    await expect(queue.draw('bar/second.wide.light')).rejects.toThrow(message);
    await queue.draw('bar/third.wide.light');
  });

  it('rejects at the first failure that is not reported otherwise', async () => {
    const queue = queueOf([workerExcept('bar/second')]);
    await expect(queue.drawAll()).rejects.toThrow('bar/second.tsx');
    queue.close();
  });

  it('continues after an interruption, and draws what has changed', async () => {
    const interrupted = queueOf();
    const all = interrupted.drawAll();
    await interrupted.draw('bar/fourth.wide.light');
    interrupted.close();
    await expect(all).rejects.toThrow('closed');
    const before = [...drawn];
    drawn = [];
    await queueOf().drawAll();
    expect([...before, ...drawn].sort()).toEqual(
      manifest.flatMap((each) => picturesOf(each).map(({ name }) => name)).sort(),
    );
    fs.writeFileSync(path.join(siteDir, 'examples/bar/third.tsx'), 'changed');
    fs.rmSync(pictureFile(siteDir, 'bar/first.wide.dark'));
    drawn = [];
    await queueOf().drawAll();
    expect(drawn).toHaveLength(7);
    expect(drawn[0]).toBe('bar/first.wide.dark');
  });

  it('removes the pictures of deleted examples, and files that were not written completely', async () => {
    const queue = queueOf();
    await queue.drawAll();
    const dir = path.dirname(pictureFile(siteDir, 'bar/first'));
    fs.writeFileSync(path.join(dir, 'first.wide.dark.svg.123'), '');
    queue.update(manifest.slice(1));
    await queue.drawAll();
    expect(fs.readdirSync(dir)).toHaveLength(18);
  });

  it('rejects the name of no picture', async () => {
    await expect(queueOf().draw('bar/first.huge.light')).rejects.toThrow('no picture');
    await expect(queueOf().draw('bar/fifth.wide.light')).rejects.toThrow('no picture');
  });
});
