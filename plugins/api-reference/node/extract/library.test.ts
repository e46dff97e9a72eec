import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openLibrary } from './library';

const tiny = openLibrary(path.resolve(__dirname, '../../__fixtures__/tiny-library'));

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'library-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

describe('openLibrary', () => {
  it('lists only exported names', () => {
    const names = tiny.exports.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Shape', 'Mark', 'Dot', 'double', 'Box']));
    expect(names).not.toContain('Component');
  });

  it('loads the package at run time', () => {
    expect(tiny.runtime).toMatchObject({ Shape: { Round: 'round' } });
    expect((tiny.runtime.double as (amount: number) => number)(2)).toBe(4);
  });

  it('returns the folder of the types', () => {
    expect(tiny.typesDir).toMatch(/__fixtures__\/tiny-library$/);
  });

  it('throws if the file of the types does not exist', () => {
    const manifest = { name: 'x', version: '1.0.0', types: 'gone.d.ts' };
    fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    expect(() => openLibrary(folder)).toThrow(
      `${folder}/package.json: "types" must name the package's .d.ts file.`,
    );
  });
});
