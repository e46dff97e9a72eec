import { spawn } from 'node:child_process';

/**
 * Starts the development server, like `npm run dev`.
 *
 * @returns its URL with the base path, as soon as it is ready, and a function that stops it.
 * @throws Error with its output, if it exits.
 */
export async function startDevServer(port: number, base: string) {
  const server = spawn('tsx', ['scripts/dev.ts', '--no-open'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: undefined, NO_UPDATE_NOTIFIER: '1', PORT: String(port) },
    detached: true, // a group of processes of its own, which ends as a whole
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const compiled = new Promise<void>((resolve) =>
    server.stdout.on('data', () => /compiled/i.test(output) && resolve()),
  );
  const exited = new Promise<never>((_, reject) =>
    server.once('close', (status) =>
      reject(new Error(`"npm run dev" exited with status ${status}:\n${output}`)),
    ),
  );
  await Promise.race([compiled, exited]);
  exited.catch(() => undefined);
  return {
    url: `http://localhost:${port}${base}`,
    close: () => process.kill(-server.pid!, 'SIGINT'),
  };
}
