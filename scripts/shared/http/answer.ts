import type { IncomingMessage, ServerResponse } from 'node:http';
import { findFile, statFile } from './find-file';
import type { LateFolder } from './late-folder';
import { sendFile } from './send-file';

/** What a server serves. */
export interface ServedSite {
  /** Folder with the files. */
  root: string;
  /** Base path, with leading and trailing slash. */
  base: string;
  /** Folders with files that do not exist yet when the server starts. */
  late: LateFolder[];
}

/**
 * Handles a request for a site: responds with a file, the not-found page, a redirect, or the allowed methods. Waits for
 * a file of a late folder, unless the folder has a page that is shown meanwhile.
 */
export async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { root, base, late }: ServedSite,
): Promise<void> {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const status = request.method === 'OPTIONS' ? 204 : 405;
    return sendHeader(response, status, 'Allow', 'GET, HEAD');
  }
  const { pathname, query } = parseTarget(request.url ?? '/');
  const location = redirect(pathname, base);
  if (location) return sendHeader(response, 302, 'Location', location + query);
  const name = pathname.startsWith(base) ? pathname.slice(base.length) : undefined;
  const folder = late.find(({ pattern }) => name !== undefined && pattern.test(name));
  if (folder?.waitingPage && isPage(pathname) && !folder.isReady())
    return sendWaitingPage(response, folder.waitingPage());
  await folder?.ready(name!);
  const from = folder?.root ?? root;
  const file = name !== undefined && (await findFile(from, name));
  if (file) return sendFile(request, response, from, file);
  const notFound = await statFile(root, '404.html');
  if (notFound) return sendFile(request, response, root, notFound, 404);
  response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
}

/** Sends a status with a header and no content. */
function sendHeader(response: ServerResponse, status: number, name: string, value: string): void {
  response.statusCode = status;
  response.setHeader(name, value).end();
}

/** Whether a path is one of a page that a reader opens, not of a script or of the content of a frame. */
const isPage = (pathname: string) => pathname.endsWith('/') || pathname.endsWith('/index.html');

/** Sends a page that must not be stored, because another one will take its place. */
function sendWaitingPage(response: ServerResponse, html: string): void {
  response
    .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(html);
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
