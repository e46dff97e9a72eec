import http from 'node:http';
import path from 'node:path';
import { basePath } from '../../config/site';
import { answer } from './http/answer';
import type { LateFolder } from './http/late-folder';
import { sendError } from './http/send-file';

interface ServeOptions {
  /** Folder to serve; default: the production build. */
  dir?: string;
  /** Port; 0 selects any free port. */
  port?: number;
  /** Base path, with leading and trailing slash. */
  base?: string;
  /** Folders with files that do not exist yet. */
  late?: LateFolder[];
}

/**
 * Serves the built site like a static host: clean URLs, precompressed files, `404.html` with status 404, and a
 * redirect that adds the trailing slash to the URL of Storybook, whose assets are relative.
 *
 * @throws Error if the port is in use.
 */
export async function serveBuild({
  dir = 'build',
  port = 0,
  base = basePath(),
  late = [],
}: ServeOptions = {}) {
  const site = { root: path.resolve(dir), base, late };
  const server = http.createServer((request, response) => {
    answer(request, response, site).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error);
      sendError(response, { status: 500 });
    });
  });
  // The listener is never removed: without it, later server errors would terminate the process.
  await new Promise<void>((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? portInUse(port) : error),
    );
    server.listen(port, resolve);
  });
  const address = server.address();
  const assignedPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://localhost:${assignedPort}${base}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** @throws Error if a port is in use, before a command spends time on what it will serve there. */
export async function expectFreePort(port: number): Promise<void> {
  const server = http.createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? portInUse(port) : error),
    );
    server.listen(port, resolve);
  });
  await new Promise((resolve) => server.close(resolve));
}

const portInUse = (port: number) =>
  new Error(
    `Port ${port} is in use (EADDRINUSE): choose another one, for example PORT=${port + 1}.`,
  );
