import type { IncomingMessage } from 'node:http';

/** What identifies the representation that a range would be taken from. */
export interface Validators {
  size: number;
  etag: string;
  lastModified: string;
}

/**
 * The `Range` of a request that is to be answered with a part of the file, as RFC 9110 defines it.
 *
 * `send` takes malformed ranges for unsatisfiable ones and compares `If-Range` loosely, so only what passes
 * here reaches it. Whatever else stands in the header, several ranges included, a server may ignore.
 *
 * @returns one range of bytes, which may be unsatisfiable; nothing when the whole file is the answer.
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
