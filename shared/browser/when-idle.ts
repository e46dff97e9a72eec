/** Time in milliseconds after which a page that is never idle counts as idle. */
const timeout = 2000;

/**
 * Calls a function when the page has fired its load event and the browser is idle, or two seconds later.
 *
 * @returns a function that cancels the call.
 */
export function whenIdle(run: () => void): () => void {
  const cancelled = new AbortController();
  const { signal } = cancelled;
  const wait = () => {
    // Safari does not support `requestIdleCallback`.
    if (!('requestIdleCallback' in window)) return void setTimeout(() => signal.aborted || run());
    const handle = requestIdleCallback(run, { timeout });
    signal.addEventListener('abort', () => cancelIdleCallback(handle));
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
  return () => cancelled.abort();
}
