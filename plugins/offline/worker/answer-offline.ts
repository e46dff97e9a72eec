import { cacheNames, scope } from './caches';
import { offlinePage, type StoredPage } from './offline-page';
import { pageKey } from './request-kind';

/** Scripts, and everything else but the style of the page itself and the icon of the site, are blocked. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'";

/** Answers a request for a page without a network: with the stored page, or with links to stored pages. */
export async function answerOffline(request: Request): Promise<Response> {
  const key = pageKey(request.url, scope);
  // Firefox' navigation preload does not fail but returns an error, for which Workbox does not look into its cache.
  const stored = (await storedIn('pages', key)) ?? (await storedIn('neighbors', key));
  if (stored || request.mode !== 'navigate') return stored ?? Response.error();
  const visited = await storedPages(cacheNames.pages);
  const addresses = new Set(visited.map(({ url }) => url));
  const others = await storedPages(cacheNames.neighbors);
  const html = offlinePage({
    'Pages that you have visited': visited,
    'Other pages that open offline': others.filter(({ url }) => !addresses.has(url)),
  });
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
  };
  return new Response(html, { status: 503, headers });
}

const storedIn = (name: 'pages' | 'neighbors', key: string) =>
  caches.match(key, { cacheName: cacheNames[name], ignoreVary: true });

/** Reads the pages in a cache, each up to its title. */
async function storedPages(cacheName: string): Promise<StoredPage[]> {
  const cache = await caches.open(cacheName);
  return Promise.all(
    (await cache.keys()).map(async (key) => {
      const content = await (await cache.match(key))?.blob();
      return { url: key.url, html: (await content?.slice(0, 4096).text()) ?? '' };
    }),
  );
}
