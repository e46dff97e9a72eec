import open from 'open';

/** Environment variables that decide whether there is a browser to open. */
interface Environment {
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
}

/** Whether a browser can be shown: not in CI, and on Linux only if there is a display. */
export function hasBrowser({ platform, env }: Environment): boolean {
  if (env.CI && env.CI !== 'false') return false;
  return platform !== 'linux' || !!(env.DISPLAY ?? env.WAYLAND_DISPLAY ?? env.WSL_DISTRO_NAME);
}

/** Opens an address in the browser, where there is one. A failure is ignored, because the address is printed as well. */
export async function openBrowser(url: string): Promise<void> {
  if (!hasBrowser(process)) return;
  const browser = await open(url).catch(() => undefined);
  browser?.on('error', () => undefined);
}
