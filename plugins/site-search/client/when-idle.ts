/**
 * Calls a function once the browser has nothing else to do.
 *
 * @returns a function that cancels it.
 */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
