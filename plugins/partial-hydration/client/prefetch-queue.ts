import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import { onIdle } from './on-idle';

/** Most files that wait. Links that were seen before as many others have left the screen. */
const limit = 30;

const waiting: string[] = [];
let isRunning = false;

/**
 * Fetches a file for a later page when the browser is idle: one after the other, the last requested first. A page
 * that is scrolled shows dozens of links at once, whose requests would keep the main thread busy.
 */
export function prefetchWhenIdle(url: string): void {
  waiting.push(url);
  if (waiting.length > limit) waiting.shift();
  if (isRunning) return;
  isRunning = true;
  fetchNext();
}

function fetchNext(): void {
  onIdle(() => {
    const url = waiting.pop();
    isRunning = url !== undefined;
    if (url) void prefetchFile(url).then(fetchNext);
  });
}
