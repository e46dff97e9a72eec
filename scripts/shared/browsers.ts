import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from './run';

/** A browser engine for tests in addition to Chromium, installed from Debian's packages. */
interface OtherEngine {
  name: string;
  /** Environment variable that overrides the path of the executable. */
  variable: string;
  /** The executable, followed by other required programs. */
  programs: [main: string, ...others: string[]];
  packages: string[];
}

const otherEngines: OtherEngine[] = [
  {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    programs: ['firefox-esr'],
    packages: ['firefox-esr'],
  },
  {
    name: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    programs: ['WebKitWebDriver', 'Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

/**
 * Finds the browsers of all engines and installs missing ones. Tests of an engine that cannot be installed are
 * skipped.
 *
 * @returns the paths of the executables, by environment variable.
 */
export async function ensureBrowsers(): Promise<Record<string, string>> {
  const paths: Record<string, string> = { CHROMIUM_PATH: await ensureChromium() };
  for (const engine of otherEngines) {
    const program = await ensureEngine(engine);
    if (program) paths[engine.variable] = program;
  }
  return paths;
}

/**
 * Finds Chromium, or installs it: Debian's package if apt is available and the user is root, otherwise Playwright's
 * build.
 *
 * @returns the path of the executable.
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found: installing it.');
  if (canInstall()) await install(['chromium']);
  else await run('playwright', ['install', 'chromium']);
  const installed = findChromium();
  if (!installed)
    throw new Error('Chromium could not be installed: set CHROMIUM_PATH to a browser.');
  return installed;
}

/** Returns the path of the system's Chromium, or else of Playwright's. */
function findChromium(): string | undefined {
  const system = ['chromium', 'chromium-browser', 'google-chrome'].map(which);
  return [process.env.CHROMIUM_PATH, ...system, chromium.executablePath()].find(
    (file) => file && fs.existsSync(file),
  );
}

/** Returns the path of an engine's executable; logs a warning if it cannot be installed. */
async function ensureEngine({ name, variable, programs, packages }: OtherEngine) {
  const [main] = programs;
  const find = () => process.env[variable] ?? (programs.every(which) ? which(main) : undefined);
  const found = find();
  if (found) return found;
  if (canInstall()) {
    console.log(`No ${name} found: installing ${packages.join(' and ')}.`);
    await install(packages).catch((error: Error) => console.error(error.message));
  }
  const installed = find();
  if (!installed)
    console.warn(
      `\nWarning: ${name} was not found; its tests are skipped. Run "apt-get install ${packages.join(' ')}" as root, or set ${variable} to the path of the executable.\n`,
    );
  return installed;
}

const canInstall = () => which('apt-get') !== undefined && process.getuid?.() === 0;

async function install(packages: string[]) {
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
}

function which(program: string): string | undefined {
  try {
    return execFileSync('which', [program], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}
