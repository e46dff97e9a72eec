import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from './run';

/** Path of a Chromium on this machine: one of the system's, else the one that Playwright installed. */
export function findChromium(): string | undefined {
  const named = ['chromium', 'chromium-browser', 'google-chrome'].map(which);
  return [process.env.CHROMIUM_PATH, ...named, chromium.executablePath()].find(
    (file) => file && fs.existsSync(file),
  );
}

/**
 * Installs Chromium when there is none, and says so: Debian's package where apt and root are there, else
 * Playwright's own build.
 *
 * @returns the path of the browser.
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (which('apt-get') && process.getuid?.() === 0) {
    console.log('No Chromium found: installing the package of the system.');
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  } else {
    console.log('No Chromium found: installing the build of Playwright.');
    await run('playwright', ['install', 'chromium']);
  }
  const installed = findChromium();
  if (!installed)
    throw new Error('Chromium could not be installed: set CHROMIUM_PATH to a browser.');
  return installed;
}

function which(program: string): string | undefined {
  try {
    return execFileSync('which', [program], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}
