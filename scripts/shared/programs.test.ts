import { describe, expect, it } from 'vitest';
import { installCalls } from './programs';

const found = { packages: ['chromium'], find: () => '/usr/bin/chromium' };
const missing = { packages: ['firefox-esr'], find: () => undefined };
const alsoMissing = { packages: ['webkit2gtk-driver', 'xvfb'], find: () => undefined };

describe('installCalls', () => {
  it('is empty if all programs are installed', () => {
    expect(installCalls([found])).toEqual([]);
  });

  it('installs the packages of all missing programs in one call, after one update', () => {
    const [update, install, ...others] = installCalls([found, missing, alsoMissing]);
    expect(update).toEqual(['update', '-qq']);
    expect(install?.filter((argument) => !argument.startsWith('-'))).toEqual([
      'install',
      'firefox-esr',
      'webkit2gtk-driver',
      'xvfb',
    ]);
    expect(others).toEqual([]);
  });
});
