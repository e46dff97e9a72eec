/**
 * Calls a function once the page and all that its HTML refers to are loaded and the browser has time to spare.
 *
 * @returns a function that cancels the call.
 */
export function onIdle(run: () => void): () => void {
  const cancelled = new AbortController();
  const { signal } = cancelled;
  const wait = () => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) return void setTimeout(() => signal.aborted || run());
    const handle = requestIdleCallback(run);
    signal.addEventListener('abort', () => cancelIdleCallback(handle));
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
  return () => cancelled.abort();
}
