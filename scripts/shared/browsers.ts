import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from './run';

/** An engine that tests run in beside Chromium. Debian's packages, as `npm` has none of them. */
interface OtherEngine {
  name: string;
  /** The variable with the path of its program, for who has it elsewhere. */
  variable: string;
  /** Its program, and what else must be there to run it. */
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
 * Finds the browsers of all engines and installs those that are missing. An engine that cannot be installed
 * is left out, and its tests are skipped.
 *
 * @returns the paths of the programs, by the variables that the tests read.
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
 * Installs Chromium when there is none, and says so: Debian's package where apt and root are there, else
 * Playwright's own build.
 *
 * @returns the path of the browser.
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

/** Path of a Chromium on this machine: one of the system's, else the one that Playwright installed. */
function findChromium(): string | undefined {
  const named = ['chromium', 'chromium-browser', 'google-chrome'].map(which);
  return [process.env.CHROMIUM_PATH, ...named, chromium.executablePath()].find(
    (file) => file && fs.existsSync(file),
  );
}

/** Path of an engine's program; undefined, with a sentence, when there is none and none can be installed. */
async function ensureEngine({ name, variable, programs, packages }: OtherEngine) {
  const [main] = programs;
  const isThere = () => process.env[variable] ?? (programs.every(which) ? which(main) : undefined);
  const found = isThere();
  if (found) return found;
  if (canInstall()) {
    console.log(`No ${name} found: installing ${packages.join(' and ')}.`);
    await install(packages).catch((error: Error) => console.error(error.message));
  }
  const installed = isThere();
  if (!installed)
    console.warn(
      `\n!!! ${name} IS LEFT OUT: its tests are skipped. As root, run "apt-get install ${packages.join(' ')}", or set ${variable} to its program.\n`,
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
