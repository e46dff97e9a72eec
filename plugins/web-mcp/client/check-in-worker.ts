import {
  limitError,
  timeLimit,
  type CheckRequest,
  type CheckResult,
} from '../../../mcp-server/tools/run-check';

/**
 * Checks code in a worker of its own, which is ended at the time limit.
 *
 * @throws ToolError if it reaches the limit
 */
export function checkInWorker(request: CheckRequest): Promise<CheckResult> {
  const worker = new Worker(
    /* webpackChunkName: "web-mcp-worker" */ new URL('./check-worker.ts', import.meta.url),
  );
  return new Promise<CheckResult>((resolve, reject) => {
    const timer = setTimeout(() => reject(limitError()), timeLimit);
    worker.onmessage = ({ data }: MessageEvent<CheckResult>) => {
      clearTimeout(timer);
      resolve(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      clearTimeout(timer);
      reject(new Error(event.message || 'The worker did not load.'));
    };
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
