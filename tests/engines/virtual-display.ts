import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts an X server that draws into memory, for a browser that has no headless mode.
 *
 * @returns the name of its display; it ends with its last window, or with this process.
 */
export async function startDisplay(): Promise<string> {
  const server = spawn(
    'Xvfb',
    // The server looks for a free number itself, and writes it to the file that is open as 3.
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
