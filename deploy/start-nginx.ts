import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listen } from '../scripts/shared/listen';
import { brotliModule, nginx } from '../scripts/shared/programs';

/** The site that was built last; `npm run e2e` and `npm test` build it before these tests. */
export const built = path.resolve('build');

/** Whether nginx is installed, with the module that `deploy/nginx.conf` needs. */
export const hasNginx = nginx.find() !== undefined;

/**
 * Serves the built site with `deploy/nginx.conf` under a base path.
 *
 * @throws Error with nginx's log, if it ends.
 */
export async function startNginx(
  base: string,
): Promise<{ port: number; close: () => Promise<void> }> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const folder = path.join(dir, 'www', base).replace(/\/$/, '');
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  fs.symlinkSync(built, folder);
  const port = await freePort();
  const site = fs
    .readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll(/\/elastic-charts\b/g, base.slice(0, -1)) // as deploy/Dockerfile does
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/www;', `root ${dir}/www;`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const configuration = `load_module ${brotliModule};
daemon off;
master_process off;
pid ${dir}/nginx.pid;
error_log stderr notice;
events {}
http {
include /etc/nginx/mime.types;
default_type application/octet-stream;
access_log off;
${temporary.map((name) => `${name}_temp_path ${dir}/${name};`).join('\n')}
${site}
}`;
  fs.writeFileSync(`${dir}/nginx.conf`, configuration);
  const server = spawn(nginx.find() ?? 'nginx', [
    '-e',
    'stderr',
    '-p',
    dir,
    '-c',
    `${dir}/nginx.conf`,
  ]);
  await new Promise<void>((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      // nginx writes the first notice when it listens.
      if (log.includes('[notice]')) resolve();
    });
    server.once('error', reject);
    server.once('close', () => reject(new Error(`nginx with deploy/nginx.conf ended:\n${log}`)));
  });
  return {
    port,
    async close() {
      server.kill();
      await once(server, 'close');
      fs.rmSync(dir, { recursive: true });
    },
  };
}

/** Returns a port that no server uses. */
async function freePort(): Promise<number> {
  const { origin, close } = await listen(() => {}, { host: '127.0.0.1', port: 0 });
  await close();
  return Number(new URL(origin).port);
}
