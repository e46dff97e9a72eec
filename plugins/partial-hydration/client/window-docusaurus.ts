import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import { isSlowConnection } from '../../../shared/browser/slow-connection';
import { whenIdle } from '../../../shared/browser/when-idle';
import { chunkId, routeKey } from '../shared/chunks';
import { addressOfChunk } from './load-chunk';
import { isLoaded, loadPage } from './load-page';

/** State of the prefetches and preloads that links request. */
interface State {
  /** Methods and pages for which they were called. */
  requested: Set<string>;
  /** URLs of chunks to prefetch. */
  queue: string[];
  isPrefetching: boolean;
}

const state: State = { requested: new Set(), queue: [], isPrefetching: false };

/** Maximum length of the queue. Older links have probably left the viewport. */
const limit = 30;

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
    loadPage(path).catch(() => state.requested.delete(`preload ${routeKey(path)}`)),
});

/** Whether to prefetch or preload a page; true only once per page and method. */
function shouldLoad(method: string, path: string): boolean {
  const request = `${method} ${routeKey(path)}`;
  if (isSlowConnection() || isLoaded(path) || state.requested.has(request)) return false;
  state.requested.add(request);
  return true;
}

/**
 * Prefetches files when the browser is idle, one at a time, the most recent first. Scrolling can reveal dozens of
 * links at once, whose simultaneous requests would block the main thread.
 */
function prefetchWhenIdle(url: string): void {
  state.queue.push(url);
  if (state.queue.length > limit) state.queue.shift();
  if (state.isPrefetching) return;
  state.isPrefetching = true;
  fetchNext();
}

function fetchNext(): void {
  whenIdle(() => {
    const url = state.queue.pop();
    state.isPrefetching = url !== undefined;
    if (url) void prefetchFile(url).then(fetchNext);
  });
}
