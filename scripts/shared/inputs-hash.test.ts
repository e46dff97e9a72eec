import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { inputsHash } from './inputs-hash';

const initialDir = process.cwd();
let dir: string;

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  fs.writeFileSync(path.join(dir, file), text);
};
const hashOfAll = () => inputsHash(['.'], ['*.test.ts', '/*.md', '/tests/']);
/** Whether a change affects the hash. */
const changes = (change: () => void, hash = hashOfAll) => {
  const old = hash();
  change();
  return hash() !== old;
};

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'inputs-'));
  write('.gitignore', 'node_modules/\nbuild/\ncontent/examples/*/\n*.tsbuildinfo\n');
  write('content/index.mdx', 'Hello');
  process.chdir(dir);
});

afterEach(() => {
  process.chdir(initialDir);
  vi.unstubAllEnvs();
  fs.rmSync(dir, { recursive: true });
});

describe('inputsHash', () => {
  it('is deterministic', () => {
    expect(hashOfAll()).toMatch(/^[0-9a-f]{64}$/);
    expect(changes(() => {})).toBe(false);
  });

  it('changes if a file is changed, added, renamed or deleted', () => {
    expect(changes(() => write('content/index.mdx', 'Hello!'))).toBe(true);
    expect(changes(() => write('content/new.mdx', ''))).toBe(true);
    expect(changes(() => fs.renameSync('content/new.mdx', 'content/old.mdx'))).toBe(true);
    expect(changes(() => fs.rmSync('content/old.mdx'))).toBe(true);
  });

  it('separates names and contents of files', () => {
    write('a', 'x');
    write('b', 'y');
    expect(
      changes(() => {
        fs.rmSync('b');
        write('a', 'xb\0y');
      }),
    ).toBe(true);
  });

  it('does not depend on the order of directory entries', () => {
    for (const name of ['z.ts', 'a/b.ts', 'a.ts', 'B.ts']) write(name, name);
    const old = hashOfAll();
    const list = fs.readdirSync.bind(fs) as (dir: string, options: object) => fs.Dirent[];
    const reversed = vi.spyOn(fs, 'readdirSync') as unknown as MockInstance<typeof list>;
    reversed.mockImplementation((...args) => list(...args).reverse());
    expect(hashOfAll()).toBe(old);
    expect(reversed).toHaveBeenCalled();
    reversed.mockRestore();
  });

  it('does not depend on git', () => {
    expect(changes(() => write('.git/HEAD', 'ref: refs/heads/main'))).toBe(false);
    fs.rmSync('.git', { recursive: true });
    expect(changes(() => write('.git', 'elsewhere'))).toBe(false);
    expect(changes(() => vi.stubEnv('PATH', ''))).toBe(false);
    expect(() => execFileSync('git', ['--version'])).toThrow('ENOENT');
  });

  it.each(['README.md', 'tests/e2e/a.spec.ts', 'plugins/a/b.test.ts'])(
    'ignores %s, which the caller excludes',
    (file) => {
      expect(changes(() => write(file, 'new'))).toBe(false);
    },
  );

  it.each([
    'build/index.html',
    'content/examples/bar/stacked.mdx',
    'tsconfig.tsbuildinfo',
    'node_modules/react/index.js',
  ])('ignores %s, which git ignores', (file) => {
    expect(changes(() => write(file, 'new'))).toBe(false);
  });

  it('changes with installed packages', () => {
    expect(changes(() => write('package-lock.json', '{}'))).toBe(true);
    expect(changes(() => write('node_modules/.package-lock.json', '{}'))).toBe(true);
  });

  it('follows symbolic links to files only', () => {
    expect(changes(() => fs.symlinkSync('content/index.mdx', 'link.mdx'))).toBe(true);
    expect(changes(() => write('content/index.mdx', 'Bye'))).toBe(true);
    expect(changes(() => fs.symlinkSync('.', 'content/up'))).toBe(false);
    expect(changes(() => fs.symlinkSync('gone', 'content/lost'))).toBe(false);
  });

  it('can be limited to some files and folders', () => {
    write('package.json', '{}');
    const hash = () => inputsHash(['content', 'package.json']);
    expect(changes(() => write('plugins/a/index.ts', ''), hash)).toBe(false);
    expect(changes(() => write('package.json', '{"a":1}'), hash)).toBe(true);
    expect(changes(() => write('content/docs/a.mdx', ''), hash)).toBe(true);
    expect(changes(() => write('content/examples/bar/a.mdx', ''), hash)).toBe(false);
  });

  it.each([
    ['BASE_PATH', '/docs/'],
    ['SITE_URL', 'https://docs.example'],
    ['SOURCE_DATE_EPOCH', '1700000000'],
  ])('changes with %s', (name, value) => {
    vi.stubEnv(name, '');
    expect(changes(() => vi.stubEnv(name, value))).toBe(true);
  });

  it('changes with the version of Node', () => {
    const version = vi.spyOn(process, 'version', 'get');
    expect(changes(() => version.mockReturnValue('v99.0.0'))).toBe(true);
    version.mockRestore();
  });

  it('names missing files', () => {
    expect(() => inputsHash(['shared'])).toThrow('shared is missing');
    fs.rmSync('.gitignore');
    expect(hashOfAll).toThrow('.gitignore is missing');
  });
});
