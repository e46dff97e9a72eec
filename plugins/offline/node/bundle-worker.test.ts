import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { bundleWorker } from './bundle-worker';

const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'worker-'));
afterAll(() => fs.rmSync(outDir, { recursive: true }));

async function bundle(enabled: boolean) {
  const files = await bundleWorker({ enabled, build: 'build-1', outDir });
  return { files, code: fs.readFileSync(path.join(outDir, 'sw.js'), 'utf8') };
}

it('bundles the worker, and lists its modules for the notices', async () => {
  const { files, code } = await bundle(true);
  expect(code).toContain('build-1');
  expect(code).toContain('addEventListener("fetch"');
  expect(code).not.toMatch(/__BUILD__|NODE_ENV/);
  for (const file of files) expect(fs.existsSync(file), file).toBe(true);
  for (const name of ['workbox-core', 'workbox-expiration', 'workbox-strategies', 'idb'])
    expect(files.some((file) => file.includes(`/node_modules/${name}/`))).toBe(true);
});

it('bundles a worker that answers nothing if the plugin is off', async () => {
  const { files, code } = await bundle(false);
  expect(code).toContain('unregister()');
  expect(code).not.toContain('addEventListener("fetch"');
  expect(files.some((file) => file.includes('/workbox-strategies/'))).toBe(false);
});
