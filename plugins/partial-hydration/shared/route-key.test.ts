import { describe, expect, it } from 'vitest';
import { routeKey } from './route-key';

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
