import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { statFile, type ServedFile } from './find-file';

/** File extensions of the content codings written by the build, in order of preference. */
const extensions = { br: '.br', gzip: '.gz' };
const preferred = Object.keys(extensions);

/** Negotiator with an option that is missing in its types. */
interface EncodingNegotiator {
  encoding(available: string[], options: { preferred: string[] }): string | undefined;
}

/** A file in one of its content codings. */
export interface Representation extends ServedFile {
  /** `identity` for the uncompressed file. */
  encoding: string;
  /** Whether the response depends on `Accept-Encoding`. */
  varies: boolean;
}

/** Selects the content coding of a file that the client prefers. */
export async function negotiateEncoding(
  request: IncomingMessage,
  root: string,
  file: ServedFile,
): Promise<Representation> {
  const files = new Map([['identity', file]]);
  for (const [encoding, extension] of Object.entries(extensions)) {
    const encoded = await statFile(root, file.name + extension);
    if (encoded) files.set(encoding, encoded);
  }
  const negotiator: EncodingNegotiator = new Negotiator(request);
  // If the client accepts none of them, the uncompressed file is sent, as RFC 9110 allows.
  const encoding = negotiator.encoding([...files.keys()], { preferred }) ?? 'identity';
  return { ...(files.get(encoding) ?? file), encoding, varies: files.size > 1 };
}
