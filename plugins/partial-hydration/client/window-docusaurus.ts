import { chunkId } from '../shared/chunk-id';
import { routeKey } from '../shared/route-key';
import { isLoaded, loadPage } from './load-page';
import { addressOfChunk } from './page-chunks';
import { prefetchWhenIdle } from './prefetch-queue';
import { isSlowConnection } from './slow-connection';

const requested = new Set<string>();

/** Whether a page is worth loading ahead by these means, which is true once. */
function isWanted(means: string, path: string): boolean {
  const request = `${means} ${routeKey(path)}`;
  if (isSlowConnection() || isLoaded(path) || requested.has(request)) return false;
  requested.add(request);
  return true;
}

/** What links call: `prefetch` when they are seen, `preload` when they are pointed at. */
export default Object.freeze({
  prefetch: (path: string) =>
    isWanted('prefetch', path) && prefetchWhenIdle(addressOfChunk(chunkId(routeKey(path)))),
  preload: (path: string) =>
    isWanted('preload', path) &&
    // Navigation tries again, and says what fails then.
    loadPage(path).catch(() => requested.delete(`preload ${routeKey(path)}`)),
});
