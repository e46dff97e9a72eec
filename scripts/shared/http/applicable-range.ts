import type { IncomingMessage } from 'node:http';

/** Size and validators of the representation. */
export interface Validators {
  size: number;
  etag: string;
  lastModified: string;
}

/**
 * Returns the range of a request if it applies according to RFC 9110.
 *
 * The package `send` treats malformed ranges as unsatisfiable and compares `If-Range` loosely, so ranges are
 * validated first. All other ranges, including multiple ones, are ignored, as servers may do.
 *
 * @returns a single byte range, which may be unsatisfiable; undefined to send the whole file.
 */
export function applicableRange(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  { size, etag, lastModified }: Validators,
): string | undefined {
  if (method !== 'GET') return undefined;
  const ifRange = headers['if-range'];
  if (ifRange && ifRange !== etag && ifRange !== lastModified) return undefined;
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(headers.range?.trim() ?? '') ?? [];
  if (!first && !last) return undefined;
  if (!first) return `bytes=-${Math.min(Number(last), size)}`;
  if (last && Number(last) < Number(first)) return undefined;
  return `bytes=${first}-${last}`;
}
