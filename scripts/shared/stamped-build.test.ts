import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildAndStamp, isCurrent } from './stamped-build';

let dir: string;
let source = '';
const site = {
  outputs: [''],
  stamp: '',
  inputs: () => source,
};
const build = () => Promise.resolve(fs.writeFileSync(site.outputs[0]!, 'built'));

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'stamp-'));
  source = 'first';
  site.outputs = [path.join(dir, 'index.html')];
  site.stamp = path.join(dir, 'stamps/site');
});
afterEach(() => fs.rmSync(dir, { recursive: true }));

it('is up to date after a build, until an input changes', async () => {
  expect(isCurrent(site)).toBe(false);
  await buildAndStamp(site, build);
  expect(isCurrent(site)).toBe(true);
  source = 'second';
  expect(isCurrent(site)).toBe(false);
});

it('is not up to date without its outputs', async () => {
  await buildAndStamp(site, build);
  fs.rmSync(site.outputs[0]!);
  expect(isCurrent(site)).toBe(false);
});

it('is not up to date after a failed build', async () => {
  await buildAndStamp(site, build);
  const failing = buildAndStamp(site, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(isCurrent(site)).toBe(false);
});

it('is not up to date if an input changed during the build', async () => {
  await buildAndStamp(site, async () => {
    source = 'second';
    await build();
  });
  expect(isCurrent(site)).toBe(false);
});
