import fs from 'node:fs/promises';
import path from 'node:path';

/** Reads a file of the documentation by its path relative to the root of the site. */
export type ReadFile = (file: string) => Promise<string>;

/** Reads the copy of the documentation in the package. */
export const readFolder =
  (folder: string): ReadFile =>
  (file) =>
    fs.readFile(path.join(folder, file), 'utf8');

/** Time for one file, in milliseconds, and largest announced size of a file, in bytes. */
const limits = { time: 15_000, bytes: 20_000_000 };

/** Redirects of one file that are followed. */
const maxRedirects = 3;

/**
 * Reads the documentation from a deployed site. Requests go to the origin of the site alone: redirects to others are
 * errors.
 */
export const readSite =
  (site: URL, timeout = limits.time): ReadFile =>
  async (file) => {
    const signal = AbortSignal.timeout(timeout);
    let url = new URL(file, site);
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      if (url.origin !== site.origin)
        throw new Error(`${site.href} redirects to ${url.origin}: pass the address of that site.`);
      const response = await request(url, signal, timeout);
      const location = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || !location)
        return readBody(response, url, signal, timeout);
      url = new URL(location, url);
    }
    throw new Error(`${site.href}${file} is redirected more than ${maxRedirects} times.`);
  };

const request = (url: URL, signal: AbortSignal, timeout: number): Promise<Response> =>
  fetch(url, { signal, redirect: 'manual' }).catch((error: unknown) => {
    throw unreachable(url, error, timeout);
  });

function unreachable({ href, origin }: URL, error: unknown, timeout: number): Error {
  if (error instanceof Error && error.name === 'TimeoutError')
    return new Error(`${href} did not answer within ${timeout / 1000} seconds.`);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
  return new Error(`${origin} cannot be reached (${reason}). Check the address of --site.`);
}

async function readBody(
  response: Response,
  url: URL,
  signal: AbortSignal,
  timeout: number,
): Promise<string> {
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(
      `${url.href} answers with status ${response.status}. --site must be the address of this documentation, with its base path.`,
    );
  }
  const length = Number(response.headers.get('content-length') ?? 0);
  if (length > limits.bytes) throw new Error(`${url.href} is larger than ${limits.bytes} bytes.`);
  return response.text().catch((error: unknown) => {
    throw unreachable(url, signal.aborted ? signal.reason : error, timeout);
  });
}
