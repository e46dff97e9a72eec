import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A change to every page that a site answers with. */
interface Change {
  /** Headers that its pages do not have. */
  headers?: http.OutgoingHttpHeaders;
  /** Returns the HTML to send instead. */
  html?: (html: string) => string;
}

/**
 * Serves a site under another port with a change to its pages; files that are no pages pass as they are.
 *
 * @returns its address, with the path of the original, and a function that ends it.
 */
export async function serveChanged(site: string, { headers, html = (text) => text }: Change) {
  const { origin, pathname } = new URL(site);
  const server = http.createServer((request, response) => {
    const answering = answer(request, response);
    answering.catch((error: Error) => response.writeHead(502).end(error.message));
  });

  async function answer({ url }: http.IncomingMessage, response: http.ServerResponse) {
    const original = await fetch(origin + url, { redirect: 'manual' });
    const passed = ['content-type', 'cache-control', 'location'].flatMap((name) => {
      const value = original.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    const isPage = original.headers.get('content-type')?.startsWith('text/html');
    const body = isPage ? html(await original.text()) : Buffer.from(await original.arrayBuffer());
    response.writeHead(original.status, { ...Object.fromEntries(passed), ...(isPage && headers) });
    response.end(body);
  }

  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${pathname}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A change that keeps every script of a page from running, in every engine. */
export const noScripts: Change = {
  headers: { 'Content-Security-Policy': "script-src 'none'" },
};
