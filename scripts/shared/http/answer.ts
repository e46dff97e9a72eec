import type { IncomingMessage, ServerResponse } from 'node:http';
import { findFile, statFile } from './find-file';
import { sendFile } from './send-file';

/**
 * Handles a request for the folder `root`, served under `base`: responds with a file, the not-found page, a
 * redirect, or the allowed methods.
 */
export async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  base: string,
): Promise<void> {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const status = request.method === 'OPTIONS' ? 204 : 405;
    return sendHeader(response, status, 'Allow', 'GET, HEAD');
  }
  const { pathname, query } = parseTarget(request.url ?? '/');
  const location = redirect(pathname, base);
  if (location) return sendHeader(response, 302, 'Location', location + query);
  const file = pathname.startsWith(base) && (await findFile(root, pathname.slice(base.length)));
  if (file) return sendFile(request, response, root, file);
  const notFound = await statFile(root, '404.html');
  if (notFound) return sendFile(request, response, root, notFound, 404);
  response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
}

/** Sends a status with a header and no content. */
function sendHeader(response: ServerResponse, status: number, name: string, value: string): void {
  response.statusCode = status;
  response.setHeader(name, value).end();
}

/** Splits the target of a request, which may be an absolute URL. The query includes its question mark. */
function parseTarget(target: string): { pathname: string; query: string } {
  const [, pathname = '', query = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/is.exec(target) ?? [];
  return { pathname: pathname || '/', query };
}

/** Returns the redirect target of a path, if any. */
function redirect(pathname: string, base: string): string | undefined {
  if (base !== '/' && (pathname === '/' || `${pathname}/` === base)) return base;
  const stories = `${base}storybook`;
  if (pathname === stories || pathname === `${stories}.html`) return `${stories}/`;
  return undefined;
}
