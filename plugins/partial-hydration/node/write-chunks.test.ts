import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { defaultExportChunk, jsonChunk, newIds } from './write-chunks';

type Chunk = [string[], Record<string, (...parts: unknown[]) => void>];

/** Evaluates a chunk like the browser, and its module like the bundler's runtime. */
function exportsOf(text: string, id: number): Record<string, unknown> {
  const self: { chunks?: Chunk[] } = {};
  vm.runInNewContext(text, { self });
  const [[ids, modules]] = self.chunks as [Chunk];
  expect(ids).toEqual([String(id)]);
  const module = { exports: {} as Record<string, unknown> };
  const define = (exports: object, getters: Record<string, () => unknown>) => {
    for (const [name, get] of Object.entries(getters))
      Object.defineProperty(exports, name, { get });
  };
  modules[id]!(module, module.exports, { d: define });
  return module.exports;
}

const value = { text: `it's "quoted" \\ and\nlong \u2028` };

describe('defaultExportChunk', () => {
  it('returns a chunk whose module has the value as its default export', () => {
    expect(exportsOf(defaultExportChunk('chunks', 7, value), 7).default).toEqual(value);
  });
});

describe('jsonChunk', () => {
  it('returns a chunk whose module is the value', () => {
    const text = jsonChunk('chunks', 7, value);
    expect(exportsOf(text, 7)).toEqual(value);
    expect(text).toMatch(/\{7\(e\)\{e\.exports=JSON\.parse\('.*'\)\}\}\]\);$/s);
  });
});

describe('newIds', () => {
  it('returns the id of each name, repeatedly', () => {
    const newId = newIds(new Set(['1']));
    expect([newId(2, 'a'), newId(3, 'b'), newId(2, 'a')]).toEqual([2, 3, 2]);
  });

  it('throws on a collision with another name, and mentions both', () => {
    const newId = newIds(new Set());
    newId(2, 'the page /a');
    expect(() => newId(2, 'the page /b')).toThrow(/the page \/b and the page \/a .* chunk id 2/);
  });

  it('throws on a collision with the bundle', () => {
    expect(() => newIds(new Set(['2']))(2, 'the page /a')).toThrow(/a part of the bundle/);
  });
});
