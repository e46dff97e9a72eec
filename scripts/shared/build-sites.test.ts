import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildSites } from './build-sites';
import { run } from './run';

/** Mock of a build that writes a single page. */
vi.mock('./run', () => ({
  run: vi.fn((_program: string, args: string[]) => {
    const out = args.at(-1) ?? '';
    fs.mkdirSync(out, { recursive: true });
    return Promise.resolve(fs.writeFileSync(path.join(out, 'index.html'), ''));
  }),
}));

const before = process.cwd();
let dir: string;
/** Returns the names of the sites that are built for test files. */
const builtFor = async (...testFiles: string[]) => {
  vi.mocked(run).mockClear();
  await buildSites(testFiles);
  return vi.mocked(run).mock.calls.map(([, args]) => path.basename(args[1] ?? ''));
};
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'sites-'));
  process.chdir(dir);
  for (const file of [
    '.gitignore',
    'shared/search-data.ts',
    'package-lock.json',
    'package.json',
    'plugins/docusaurus-overrides/index.ts',
    'plugins/site-search/index.ts',
    'scripts/shared/build-sites.ts',
    'tests/spec/sites/fixed/docusaurus.config.ts',
    'tests/spec/sites/optional/docusaurus.config.ts',
  ])
    write(file, '');
});

afterEach(() => {
  process.chdir(before);
  vi.restoreAllMocks();
  fs.rmSync(dir, { recursive: true });
});

it('builds no site if no test needs one', async () => {
  expect(await builtFor('e2e/home.spec.ts', 'spec/layout.spec.ts')).toEqual([]);
});

it('builds only the sites of the requested test files', async () => {
  expect(await builtFor('spec/fixed.spec.ts')).toEqual(['fixed']);
  expect(await builtFor('spec/fixed.spec.ts', 'spec/optional.spec.ts')).toEqual(['optional']);
});

it('builds a site again if its inputs have changed', async () => {
  const both = ['spec/fixed.spec.ts', 'spec/optional.spec.ts'];
  expect(await builtFor(...both)).toEqual(['fixed', 'optional']);
  expect(await builtFor(...both)).toEqual([]);
  write('tests/spec/sites/fixed/docs/home.mdx', 'Home');
  expect(await builtFor(...both)).toEqual(['fixed']);
  write('plugins/docusaurus-overrides/theme/Root.tsx', '');
  expect(await builtFor(...both)).toEqual(['fixed', 'optional']);
  write('plugins/docusaurus-overrides/README.md', '');
  write('plugins/docusaurus-overrides/client/a.test.ts', '');
  write('plugins/code-listing/index.ts', '');
  expect(await builtFor(...both)).toEqual([]);
  write('node_modules/.package-lock.json', '{}');
  expect(await builtFor(...both)).toEqual(['fixed', 'optional']);
});

it('builds a site again after it was deleted, or its build failed', async () => {
  expect(await builtFor('spec/fixed.spec.ts')).toEqual(['fixed']);
  fs.rmSync('.generated/sites', { recursive: true });
  expect(await builtFor('spec/fixed.spec.ts')).toEqual(['fixed']);
  write('package.json', '{}');
  vi.mocked(run).mockRejectedValueOnce(new Error('no'));
  vi.spyOn(console, 'error').mockReturnValue();
  await expect(buildSites(['spec/fixed.spec.ts'])).rejects.toThrow('no');
  expect(await builtFor('spec/fixed.spec.ts')).toEqual(['fixed']);
});
