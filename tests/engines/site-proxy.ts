import http from 'node:http';
import { portOf } from '../../shared/port-of';

/** Modifications of the pages of a site. */
export interface ProxyOptions {
  /** Transforms the content security policy. */
  policy?: (policy: string) => string;
  /** Transforms the HTML. */
  html?: (html: string) => string;
}

/**
 * Starts a proxy on another port that modifies the pages of a site. Other files are not modified.
 *
 * @returns its URL, with the same base path, and a function that stops it.
 */
export async function startSiteProxy(
  site: string,
  { policy = (text) => text, html = (text) => text }: ProxyOptions,
) {
  const { origin, pathname } = new URL(site);
  const server = http.createServer((request, response) => {
    const handling = handle(request, response);
    handling.catch((error: Error) => response.writeHead(502).end(error.message));
  });

  async function handle({ url }: http.IncomingMessage, response: http.ServerResponse) {
    const original = await fetch(origin + url, { redirect: 'manual' });
    const forwarded = ['content-type', 'cache-control', 'location'].flatMap((name) => {
      const value = original.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    const isPage = original.headers.get('content-type')?.startsWith('text/html');
    const body = isPage ? html(await original.text()) : Buffer.from(await original.arrayBuffer());
    response.writeHead(original.status, {
      ...Object.fromEntries(forwarded),
      ...(isPage && { [policyHeader]: policy(original.headers.get(policyHeader) ?? '') }),
    });
    response.end(body);
  }

  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${portOf(server)}${pathname}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const policyHeader = 'content-security-policy';

/** Blocks all scripts, in every engine. */
export const noScripts: ProxyOptions = { policy: () => "script-src 'none'" };
