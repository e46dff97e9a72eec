import { afterEach, expect, it, vi } from 'vitest';
import { isSlowConnection } from './slow-connection';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [undefined, false],
  [{ effectiveType: '4g', saveData: false }, false],
  [{ effectiveType: '3g', saveData: false }, false],
  [{ effectiveType: '2g', saveData: false }, true],
  [{ effectiveType: 'slow-2g', saveData: false }, true],
  [{ effectiveType: '4g', saveData: true }, true],
])('a connection %j is slow: %s', (connection, slow) => {
  vi.stubGlobal('navigator', { connection });
  expect(isSlowConnection()).toBe(slow);
});
