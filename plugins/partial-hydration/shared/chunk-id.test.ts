import { describe, expect, it } from 'vitest';
import { chunkId } from './chunk-id';

describe('chunkId', () => {
  it('returns the FNV-1a hash of a name', () => {
    expect(chunkId('')).toBe(2166136261);
    expect(chunkId('a')).toBe(3826002220);
    expect(chunkId('foobar')).toBe(3214735720);
  });
});
