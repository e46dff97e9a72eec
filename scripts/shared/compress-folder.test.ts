import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressFolder } from './compress-folder';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'compress-'));
const page = '<p>A café at the naïve façade</p>'.repeat(100);
const read = (file: string) => fs.readFileSync(path.join(dir, file));

beforeAll(async () => {
  fs.mkdirSync(path.join(dir, 'docs/axis'), { recursive: true });
  fs.writeFileSync(path.join(dir, 'docs/axis/index.html'), page);
  fs.writeFileSync(path.join(dir, 'small.css'), 'a{}');
  fs.writeFileSync(path.join(dir, 'card.png'), randomBytes(4096));
  await compressFolder(dir);
});
afterAll(() => fs.rmSync(dir, { recursive: true }));

describe('compressFolder', () => {
  it('compresses files recursively and keeps the originals', () => {
    expect(fs.readdirSync(path.join(dir, 'docs/axis'))).toEqual([
      'index.html',
      'index.html.br',
      'index.html.gz',
    ]);
    expect(read('docs/axis/index.html').toString()).toBe(page);
  });

  it('writes files that decompress to the original text', () => {
    expect(zlib.brotliDecompressSync(read('docs/axis/index.html.br')).toString()).toBe(page);
    expect(zlib.gunzipSync(read('docs/axis/index.html.gz')).toString()).toBe(page);
  });

  it('skips small files and images', () => {
    expect(fs.readdirSync(dir).sort()).toEqual(['card.png', 'docs', 'small.css']);
  });

  it('does not compress compressed files on a second run', async () => {
    const names = fs.readdirSync(dir, { recursive: true });
    await compressFolder(dir);
    expect(fs.readdirSync(dir, { recursive: true })).toEqual(names);
  });
});
