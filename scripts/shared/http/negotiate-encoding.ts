import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { statFile, type ServedFile } from './find-file';

/** Content codings that the build writes, by the ending of their files; the best first. */
const endings = { br: '.br', gzip: '.gz' };
const preferred = Object.keys(endings);

/** Negotiation with the option that the package has, but not yet its types. */
interface EncodingNegotiator {
  encoding(available: string[], options: { preferred: string[] }): string | undefined;
}

/** A file as it is sent. */
export interface Representation extends ServedFile {
  /** `identity` for the file itself. */
  encoding: string;
  /** Whether another reader may get another coding of the file. */
  varies: boolean;
}

/** Takes the coding of the file that the reader prefers among those that lie beside it. */
export async function negotiateEncoding(
  request: IncomingMessage,
  root: string,
  file: ServedFile,
): Promise<Representation> {
  const files = new Map([['identity', file]]);
  for (const [encoding, ending] of Object.entries(endings)) {
    const encoded = await statFile(root, file.name + ending);
    if (encoded) files.set(encoding, encoded);
  }
  const negotiator: EncodingNegotiator = new Negotiator(request);
  // Who accepts none of them gets the file itself, as RFC 9110 allows: better than nothing.
  const encoding = negotiator.encoding([...files.keys()], { preferred }) ?? 'identity';
  return { ...(files.get(encoding) ?? file), encoding, varies: files.size > 1 };
}
