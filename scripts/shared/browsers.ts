import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { canInstall, installMissing, nginx, which, type Program } from './programs';
import { run } from './run';

/** A browser engine that tests use. */
interface Engine extends Program {
  /** Environment variable that overrides the path of the executable. */
  variable: string;
}

const chromiumEngine: Engine = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  // Without the windows of a browser, opening a page takes a third less of the processor.
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
 * Finds the programs that tests use, nginx and the browsers of all engines, and installs missing ones. Tests of what
 * cannot be installed are skipped.
 *
 * @returns the paths of the browsers, by environment variable.
 */
export async function ensureTestPrograms(): Promise<Record<string, string>> {
  await installMissing([chromiumEngine, ...otherEngines, nginx]);
  if (!nginx.find()) warnOfMissing(nginx);
  const paths: Record<string, string> = { CHROMIUM_PATH: await ensureChromium() };
  for (const engine of otherEngines) {
    const program = engine.find();
    if (program) paths[engine.variable] = program;
    else warnOfMissing(engine, `, or set ${engine.variable} to the path of the executable`);
  }
  return paths;
}

const warnOfMissing = ({ name, packages }: Program, otherwise = '') =>
  console.warn(
    `\nWarning: ${name} was not found; its tests are skipped. Run "apt-get install ${packages.join(' ')}" as root${otherwise}.\n`,
  );

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
