import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import { whenIdle } from '../../../contracts/browser/when-idle';

/** Maximum length of the queue. Older links have probably left the viewport. */
const limit = 30;

const queue: string[] = [];
let isRunning = false;

/**
 * Prefetches files when the browser is idle, one at a time, the most recent first. Scrolling can reveal dozens of
 * links at once, whose simultaneous requests would block the main thread.
 */
export function prefetchWhenIdle(url: string): void {
  queue.push(url);
  if (queue.length > limit) queue.shift();
  if (isRunning) return;
  isRunning = true;
  fetchNext();
}

function fetchNext(): void {
  whenIdle(() => {
    const url = queue.pop();
    isRunning = url !== undefined;
    if (url) void prefetchFile(url).then(fetchNext);
  });
}
