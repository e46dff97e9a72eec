import { describe, expect, it } from 'vitest';
import { newIds } from './new-ids';

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
