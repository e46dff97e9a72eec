import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { contentType } from 'mime-types';
import send from 'send';
import { applicableRange } from './applicable-range';
import type { ServedFile } from './find-file';
import { negotiateEncoding } from './negotiate-encoding';

/** Files whose name carries a hash or a build stamp: they never change under that name. */
const unchanging = /(^|\/)assets\/|-\d{13}\.json$/;

/** Error of `send`; 416 brings the header with the size. */
interface SendError {
  status: number;
  headers?: OutgoingHttpHeaders;
}

/**
 * Answers a GET or HEAD request with a file.
 *
 * Each content coding of the file is a representation of its own: it has its own ETag, and ranges count its
 * bytes.
 *
 * @param status - 404 when the file explains that there is no other: conditions and ranges then do not apply.
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
  const cacheControl = unchanging.test(file.name)
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
  // Method and headers are all that the package reads of a request.
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
 * Closes a file when the reader leaves. `send` does that for the answer that is being sent, but not for
 * those that wait behind it on the same connection: they would stay open for good.
 */
function destroyWith(socket: Socket, content: Readable): void {
  const destroy = () => content.destroy();
  if (socket.destroyed) destroy();
  socket.once('close', destroy);
  content.once('close', () => socket.off('close', destroy));
}

/** Answers with the status of an error; cuts the answer off when part of the file is on its way. */
export function sendError(response: ServerResponse, { status, headers }: SendError): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(status, { ...headers, 'Content-Length': 0 }).end();
}
