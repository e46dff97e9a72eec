import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { contentType } from 'mime-types';
import send from 'send';
import { applicableRange } from './applicable-range';
import type { ServedFile } from './find-file';
import { negotiateEncoding } from './negotiate-encoding';

/** Pattern of files with a hash or a build stamp in their name, which are immutable. */
const immutable = /(^|\/)assets\/|-\d{13}\.json$/;

/** Error of `send`; 416 includes the `Content-Range` header. */
interface SendError {
  status: number;
  headers?: OutgoingHttpHeaders;
}

/**
 * Responds to a GET or HEAD request with a file.
 *
 * Each content coding of the file is a separate representation with its own ETag, to whose bytes ranges refer.
 *
 * @param status - 404 for the not-found page, for which conditional and range requests do not apply.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  file: ServedFile,
  status: 200 | 404 = 200,
): Promise<void> {
  const { name, stats, encoding, varies } = await negotiateEncoding(request, root, file);
  response.statusCode = status;
  const cacheControl = immutable.test(file.name)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';
  response.setHeader('Cache-Control', cacheControl);
  const type = contentType(path.extname(file.name)) || 'application/octet-stream';
  response.setHeader('Content-Type', type);
  if (varies) response.setHeader('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);

  let headers = {};
  if (status === 200) {
    const etag = `"${stats.size.toString(36)}-${stats.mtime.getTime().toString(36)}-${encoding}"`;
    const lastModified = stats.mtime.toUTCString();
    response.setHeader('ETag', etag).setHeader('Last-Modified', lastModified);
    const range = applicableRange(request, { size: stats.size, etag, lastModified });
    headers = { ...request.headers, range };
  }
  // `send` reads only the method and the headers of a request.
  send({ method: request.method, headers } as IncomingMessage, encodeURIComponent(name), {
    root,
    index: false,
    cacheControl: false,
    etag: false,
    lastModified: false,
    acceptRanges: status === 200,
  })
    .on('stream', (content: Readable) => destroyWith(request.socket, content))
    .on('error', (error: SendError) => sendError(response, error))
    .pipe(response);
}

/**
 * Closes a file when the connection is closed. `send` does that for the current response, but not for pipelined
 * ones on the same connection, whose files would stay open.
 */
function destroyWith(socket: Socket, content: Readable): void {
  const destroy = () => content.destroy();
  if (socket.destroyed) destroy();
  socket.once('close', destroy);
  content.once('close', () => socket.off('close', destroy));
}

/** Sends the status of an error, or closes the connection if part of the file has already been sent. */
export function sendError(response: ServerResponse, { status, headers }: SendError): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(status, { ...headers, 'Content-Length': 0 }).end();
}
