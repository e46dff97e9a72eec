import { describe, expect, it } from 'vitest';
import { hasBrowser } from './open-browser';

describe('hasBrowser', () => {
  it.each<[expected: boolean, platform: NodeJS.Platform, env: NodeJS.ProcessEnv]>([
    [true, 'darwin', {}],
    [true, 'win32', { CI: 'false' }],
    [false, 'darwin', { CI: 'true' }],
    [false, 'linux', {}],
    [true, 'linux', { DISPLAY: ':0' }],
    [true, 'linux', { WAYLAND_DISPLAY: 'wayland-0' }],
    [true, 'linux', { WSL_DISTRO_NAME: 'Debian' }],
    [false, 'linux', { DISPLAY: ':0', CI: '1' }],
  ])('is %s on %s with %o', (expected, platform, env) => {
    expect(hasBrowser({ platform, env })).toBe(expected);
  });
});
