/** How to answer a request: pages and files come from the network if possible, immutable files from the cache. */
export type RequestKind = 'pages' | 'immutable' | 'files';

type KnownRequest = Pick<Request, 'url' | 'method' | 'mode' | 'headers'>;

/**
 * Paths that the worker leaves to the browser, relative to its scope: itself, Storybook, which is a site of its own, and
 * the frame in which edited code runs, which is no page.
 */
const excluded = /^(?:sw\.js$|storybook(?:\.html|\/|$)|live-editor\/)/;

/** Names with a content hash or a build stamp, as in `deploy/nginx.conf`. */
const immutable = /^assets\/|-\d{13}\.json$/;

/**
 * Returns the kind of a request, or undefined for one that the worker leaves to the browser.
 *
 * @param scope - URL of the site, with a slash at its end.
 */
export function requestKind(
  { url, method, mode, headers }: KnownRequest,
  scope: string,
): RequestKind | undefined {
  if (method !== 'GET' || headers.has('range') || !url.startsWith(scope)) return undefined;
  const path = url.slice(scope.length).replace(/[?#].*/, '');
  if (excluded.test(path)) return undefined;
  if (immutable.test(path)) return 'immutable';
  if (!isPage(path)) return 'files';
  return mode === 'navigate' ? 'pages' : undefined;
}

/** Whether a path has no extension, or that of a page. */
const isPage = (path: string) => /^(?:.*\/)?[^./]*(?:\.html)?$/.test(path);

/** Returns the URL under which a page is stored: the same one for all forms of its address. */
export function pageKey(url: string, scope: string): string {
  const key = url
    .replace(/[?#].*/, '')
    .replace(/(?:(?<=\/)index)?\.html$/, '')
    .replace(/\/$/, '');
  return key.length < scope.length ? scope : key;
}
