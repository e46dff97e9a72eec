import http from 'node:http';
import path from 'node:path';
import { basePath } from '../../config/site';
import { answer } from './http/answer';
import { sendError } from './http/send-file';

interface ServeOptions {
  /** Folder to serve; the production build unless a test says otherwise. */
  dir?: string;
  /** 0 takes any free port. */
  port?: number;
  /** Path that the folder appears under, with both slashes. */
  base?: string;
}

/**
 * Serves the built site as a static host does: clean URLs, precompressed files, `404.html` with status
 * 404, and the slash that Storybook's address needs for its relative assets.
 *
 * @throws Error when the port is taken.
 */
export async function serveBuild({
  dir = 'build',
  port = 0,
  base = basePath(),
}: ServeOptions = {}) {
  const root = path.resolve(dir);
  const server = http.createServer((request, response) => {
    answer(request, response, root, base).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error);
      sendError(response, { status: 500 });
    });
  });
  // Stays for the server's life: without a listener, a connection that fails to open would end the process.
  await new Promise<void>((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? portIsTaken(port) : error),
    );
    server.listen(port, resolve);
  });
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://localhost:${taken}${base}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const portIsTaken = (port: number) =>
  new Error(`Port ${port} is taken (EADDRINUSE): choose another, for example PORT=${port + 1}.`);
