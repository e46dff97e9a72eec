import { describe, expect, it } from 'vitest';
import { chunkId, routeKey } from './chunks';

describe('chunkId', () => {
  it('returns the FNV-1a hash of a name', () => {
    expect(chunkId('')).toBe(2166136261);
    expect(chunkId('a')).toBe(3826002220);
    expect(chunkId('foobar')).toBe(3214735720);
  });
});

describe('routeKey', () => {
  it.each([
    ['/x/docs/axes', '/x/docs/axes'],
    ['/x/docs/axes/', '/x/docs/axes'],
    ['/x/docs/axes.html', '/x/docs/axes'],
    ['/x/docs/axes/index.html', '/x/docs/axes'],
    ['/x/docs/axes?q=1#top', '/x/docs/axes'],
    ['/x/caf%C3%A9', '/x/café'],
    ['/x/%E0', '/x/%E0'],
    ['/x/', '/x'],
    ['/', '/'],
  ])('normalizes %s to %s', (path, key) => {
    expect(routeKey(path)).toBe(key);
  });
});
