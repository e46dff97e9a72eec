import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { errorMessage } from '../../shared/error-message';
import { run } from './run';

/** A program that tests use, and that Debian has packages of. */
export interface Program {
  name: string;
  /** Debian's packages. */
  packages: string[];
  /** Returns the path of the executable if everything that the tests need is installed. */
  find: () => string | undefined;
}

/** Path of nginx's module for precompressed brotli files, in Debian's package. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** nginx as `deploy/Dockerfile` installs it. */
export const nginx: Program = {
  name: 'nginx',
  packages: ['nginx', 'libnginx-mod-http-brotli-static'],
  find: () => (fs.existsSync(brotliModule) ? '/usr/sbin/nginx' : undefined),
};

/** Installs the packages of missing programs if apt is available and the user is root. */
export async function installMissing(programs: Program[]): Promise<void> {
  const missing = programs.filter(({ find }) => !find());
  if (missing.length === 0 || !canInstall()) return;
  console.log(`Not found, being installed: ${missing.map(({ name }) => name).join(', ')}.`);
  // A package starts its service when it is installed, unless systemd is said to be absent.
  const env = { DEBIAN_FRONTEND: 'noninteractive', SYSTEMD_OFFLINE: '1' };
  try {
    for (const args of installCalls(missing)) await run('apt-get', args, env);
  } catch (error) {
    console.error(errorMessage(error));
    // A distribution may lack the packages of one program, for which apt-get installs none of them.
    if (missing.length > 1) for (const program of missing) await installMissing([program]);
  }
}

/**
 * Returns the arguments of the calls of `apt-get` that install all missing programs: none if no program is missing,
 * otherwise one update and one installation.
 */
export function installCalls(programs: Pick<Program, 'packages' | 'find'>[]): string[][] {
  const packages = programs.filter(({ find }) => !find()).flatMap((program) => program.packages);
  if (packages.length === 0) return [];
  return [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ];
}

/** Whether apt is available and the user is root. */
export const canInstall = () => which('apt-get') !== undefined && process.getuid?.() === 0;

/** Returns the path of a program, as the shell finds it. */
export function which(program: string): string | undefined {
  try {
    return execFileSync('which', [program], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}
