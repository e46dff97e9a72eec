import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeFiles } from './write-files';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'files-'));
});
afterEach(() => fs.rmSync(dir, { recursive: true }));

it('writes the given files and removes all others', () => {
  writeFiles(dir, { 'a.txt': '1', 'sub/b.txt': '2' });
  writeFiles(dir, { 'sub/c.txt': '3' });
  const files = fs.readdirSync(dir, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('.txt'))).toEqual([path.join('sub', 'c.txt')]);
  expect(fs.readFileSync(path.join(dir, 'sub/c.txt'), 'utf8')).toBe('3');
});

it('creates missing folders', () => {
  writeFiles(path.join(dir, 'new/folder'), { 'a.txt': '1' });
  expect(fs.existsSync(path.join(dir, 'new/folder/a.txt'))).toBe(true);
});

it('does not rewrite unchanged files', () => {
  const past = new Date('2020-01-01T00:00:00Z');
  const isUntouched = (file: string) =>
    fs.statSync(path.join(dir, file)).mtimeMs === past.getTime();
  writeFiles(dir, { 'same.txt': '1', 'other.txt': '1' });
  for (const file of ['same.txt', 'other.txt']) fs.utimesSync(path.join(dir, file), past, past);
  writeFiles(dir, { 'same.txt': '1', 'other.txt': '2' });
  expect([isUntouched('same.txt'), isUntouched('other.txt')]).toEqual([true, false]);
});
