import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from './run';

/** A browser engine that tests use. */
interface Engine {
  name: string;
  /** Environment variable that overrides the path of the executable. */
  variable: string;
  /** Debian's packages. */
  packages: string[];
  /** Returns the path of the executable if all required programs are installed. */
  find: () => string | undefined;
}

const chromiumEngine: Engine = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  // Without the windows of a browser, a page is opened in half the time.
  packages: ['chromium-headless-shell'],
  find() {
    const system = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
      which,
    );
    return [process.env.CHROMIUM_PATH, ...system, chromium.executablePath()].find(
      (file) => file && fs.existsSync(file),
    );
  },
};

/** Arguments with which tests and measurements start Chromium. */
export const chromiumArgs = [
  '--no-sandbox',
  // Software rendering is three times as fast as an emulated GPU.
  '--disable-gpu',
  // The headless shell aligns letters to whole pixels, which other browsers do not.
  '--font-render-hinting=none',
  `--blink-settings=${[
    // The headless shell does not know its connection, for which it loads pictures earlier than a browser with 4G.
    'lazyLoadingImageMarginPxUnknown=1250',
    // A mouse, as Playwright sets it: the last `--blink-settings` of a command line replaces earlier ones.
    'primaryHoverType=2',
    'availableHoverTypes=2',
    'primaryPointerType=4',
    'availablePointerTypes=4',
  ].join()}`,
];

const otherEngines: Engine[] = [
  {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    packages: ['firefox-esr'],
    find: () => process.env.FIREFOX_PATH ?? which('firefox-esr'),
  },
  {
    name: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => process.env.WEBKIT_DRIVER_PATH ?? (which('Xvfb') && which('WebKitWebDriver')),
  },
];

/**
 * Finds the browsers of all engines and installs missing ones. Tests of an engine that cannot be installed are
 * skipped.
 *
 * @returns the paths of the executables, by environment variable.
 */
export async function ensureBrowsers(): Promise<Record<string, string>> {
  await installMissing([chromiumEngine, ...otherEngines]);
  const paths: Record<string, string> = { CHROMIUM_PATH: await ensureChromium() };
  for (const { name, variable, packages, find } of otherEngines) {
    const program = find();
    if (program) paths[variable] = program;
    else
      console.warn(
        `\nWarning: ${name} was not found; its tests are skipped. Run "apt-get install ${packages.join(' ')}" as root, or set ${variable} to the path of the executable.\n`,
      );
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
  await installMissing([chromiumEngine]);
  if (!chromiumEngine.find() && !canInstall()) {
    console.log('No Chromium found: installing it.');
    await run('playwright', ['install', '--only-shell', 'chromium']);
  }
  const installed = chromiumEngine.find();
  if (!installed)
    throw new Error('Chromium could not be installed: set CHROMIUM_PATH to a browser.');
  return installed;
}

/** Installs the packages of missing engines if apt is available and the user is root. */
async function installMissing(engines: Engine[]): Promise<void> {
  const missing = engines.filter(({ find }) => !find());
  if (missing.length === 0 || !canInstall()) return;
  console.log(`Not found, being installed: ${missing.map(({ name }) => name).join(', ')}.`);
  try {
    for (const args of installCalls(missing))
      await run('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' });
  } catch (error) {
    console.error((error as Error).message);
    // A distribution may lack the packages of one engine, for which apt-get installs none of them.
    if (missing.length > 1) for (const engine of missing) await installMissing([engine]);
  }
}

/**
 * Returns the arguments of the calls of `apt-get` that install all missing engines: none if no engine is missing,
 * otherwise one update and one installation.
 */
export function installCalls(engines: Pick<Engine, 'packages' | 'find'>[]): string[][] {
  const packages = engines.filter(({ find }) => !find()).flatMap((engine) => engine.packages);
  if (packages.length === 0) return [];
  return [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ];
}

const canInstall = () => which('apt-get') !== undefined && process.getuid?.() === 0;

function which(program: string): string | undefined {
  try {
    return execFileSync('which', [program], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}
