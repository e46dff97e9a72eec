import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts a virtual X server, for browsers without a headless mode.
 *
 * @returns the name of its display. The server exits with its last window, or with this process.
 */
export async function startDisplay(): Promise<string> {
  const server = spawn(
    'Xvfb',
    // The server selects a free display number and writes it to file descriptor 3.
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-terminate'],
    { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] },
  );
  process.once('exit', () => server.kill());
  let messages = '';
  server.stderr?.on('data', (text) => (messages += text));
  const failed = once(server, 'exit').then(() => {
    throw new Error(`Xvfb did not start: ${messages}`);
  });
  const [number] = await Promise.race([once(server.stdio[3]!, 'data'), failed]);
  failed.catch(() => undefined);
  return `:${String(number).trim()}`;
}
