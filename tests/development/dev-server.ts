import { spawn } from 'node:child_process';

/**
 * Starts the generator's development server, as `npm run dev` does after `npm run generate`.
 *
 * @returns its address with the base path, once it answers, and a function that ends it.
 * @throws Error with what it has printed, when it ends by itself.
 */
export async function startDevServer(port: number, base: string) {
  const server = spawn('docusaurus', ['start', '--no-open', '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: undefined, NO_UPDATE_NOTIFIER: '1' },
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (data: Buffer) => (printed += data.toString()));
  const compiled = new Promise<void>((resolve) =>
    server.stdout.on('data', () => /compiled/i.test(printed) && resolve()),
  );
  const ended = new Promise<never>((_, reject) =>
    server.once('close', (status) =>
      reject(new Error(`"docusaurus start" ended with status ${status}:\n${printed}`)),
    ),
  );
  await Promise.race([compiled, ended]);
  ended.catch(() => undefined);
  return { url: `http://localhost:${port}${base}`, close: () => server.kill('SIGINT') };
}
