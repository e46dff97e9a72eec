import { vi } from 'vitest';

/** Runs a function as in development and returns what the console shows of the library and of moment-timezone. */
export async function consoleOf(run: () => unknown): Promise<string[]> {
  vi.stubEnv('NODE_ENV', 'development');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await run();
  const lines = [...warn.mock.calls, ...error.mock.calls]
    .map((parts) => parts.join(' '))
    // Redux measures its own checks, which are slow on a busy machine.
    .filter((line) => !/StateInvariantMiddleware took/.test(line));
  warn.mockRestore();
  error.mockRestore();
  vi.unstubAllEnvs();
  return lines;
}
