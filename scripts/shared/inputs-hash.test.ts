import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inputsHash } from './inputs-hash';

const before = process.cwd();
let dir: string;

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  fs.writeFileSync(path.join(dir, file), text);
};
/** Whether the hash is another one after a change. */
const changes = (change: () => void) => {
  const hash = inputsHash();
  change();
  return inputsHash() !== hash;
};

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'inputs-'));
  execFileSync('git', ['init', '--quiet'], { cwd: dir });
  write('.gitignore', 'build/\n');
  write('content/index.mdx', 'Hello');
  process.chdir(dir);
});

afterEach(() => {
  process.chdir(before);
  vi.unstubAllEnvs();
  fs.rmSync(dir, { recursive: true });
});

describe('inputsHash', () => {
  it('is the same for the same files', () => {
    expect(inputsHash()).toMatch(/^[0-9a-f]{64}$/);
    expect(changes(() => {})).toBe(false);
  });

  it('is another one when a source is changed, added, renamed or deleted', () => {
    expect(changes(() => write('content/index.mdx', 'Hello!'))).toBe(true);
    expect(changes(() => write('content/new.mdx', ''))).toBe(true);
    expect(changes(() => fs.renameSync('content/new.mdx', 'content/old.mdx'))).toBe(true);
    expect(changes(() => fs.rmSync('content/old.mdx'))).toBe(true);
  });

  it('heeds a committed file that is deleted', () => {
    execFileSync('git', ['add', '.']);
    expect(changes(() => fs.rmSync('content/index.mdx'))).toBe(true);
  });

  it('is the same when what was there is committed', () => {
    write('z.ts', '');
    execFileSync('git', ['add', 'z.ts']);
    expect(changes(() => execFileSync('git', ['add', '.']))).toBe(false);
  });

  it.each(['README.md', 'tests/e2e/a.spec.ts', 'plugins/a/b.test.ts', 'deploy/nginx.conf'])(
    'is the same when %s changes, as no page is made from it',
    (file) => {
      expect(changes(() => write(file, 'new'))).toBe(false);
    },
  );

  it('is the same when a file changes that git ignores', () => {
    expect(changes(() => write('build/index.html', 'new'))).toBe(false);
  });

  it.each([
    ['BASE_PATH', '/docs/'],
    ['SITE_URL', 'https://docs.example'],
  ])('is another one with another %s', (name, value) => {
    vi.stubEnv(name, '');
    expect(changes(() => vi.stubEnv(name, value))).toBe(true);
  });
});
