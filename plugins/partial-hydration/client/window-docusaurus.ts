import { isSlowConnection } from '../../../contracts/browser/slow-connection';
import { chunkId } from '../shared/chunk-id';
import { routeKey } from '../shared/route-key';
import { isLoaded, loadPage } from './load-page';
import { addressOfChunk } from './page-chunks';
import { prefetchWhenIdle } from './prefetch-queue';

const requested = new Set<string>();

/** Whether to prefetch or preload a page; true only once per page and method. */
function shouldLoad(method: string, path: string): boolean {
  const request = `${method} ${routeKey(path)}`;
  if (isSlowConnection() || isLoaded(path) || requested.has(request)) return false;
  requested.add(request);
  return true;
}

/**
 * Replaces `window.docusaurus`. Links call `prefetch` when visible, and `preload` on hover and touch. The promise of
 * `preload` resolves when the page can be rendered; it is already resolved for a loaded page.
 */
export default Object.freeze({
  prefetch: (path: string) =>
    shouldLoad('prefetch', path) && prefetchWhenIdle(addressOfChunk(chunkId(routeKey(path)))),
  preload: (path: string) =>
    (isLoaded(path) || shouldLoad('preload', path)) &&
    // Failures are ignored: navigation retries and reports them.
    loadPage(path).catch(() => requested.delete(`preload ${routeKey(path)}`)),
});
