import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { linkHtmlAliases } from './html-aliases';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'aliases-'));
const file = (name: string) => path.join(dir, name);

beforeAll(() => {
  fs.mkdirSync(file('docs/axis'), { recursive: true });
  for (const name of ['index.html', 'docs/axis/index.html', 'docs/axis/old.js'])
    fs.writeFileSync(file(name), name);
  fs.writeFileSync(file('docs/axis.html'), 'from a previous build');
  linkHtmlAliases(dir);
});
afterAll(() => fs.rmSync(dir, { recursive: true }));

it('creates an .html alias for every page except the home page', () => {
  expect(fs.readdirSync(dir, { recursive: true }).sort()).toEqual([
    'docs',
    'docs/axis',
    'docs/axis.html',
    'docs/axis/index.html',
    'docs/axis/old.js',
    'index.html',
  ]);
});

it('links both names to the same file', () => {
  expect(fs.readFileSync(file('docs/axis.html'), 'utf8')).toBe('docs/axis/index.html');
  expect(fs.statSync(file('docs/axis.html')).ino).toBe(
    fs.statSync(file('docs/axis/index.html')).ino,
  );
});
