import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import {
  limitError,
  memoryLimit,
  runCheck,
  timeLimit,
  type CheckRequest,
  type CheckResult,
} from './run-check';

/**
 * Checks code in a thread of its own, which is ended at a limit: code that nests thousands of elements takes minutes
 * to parse, or all memory, and the server has to answer other calls meanwhile.
 *
 * @throws ToolError if it reaches a limit
 */
export function checkInThread(request: CheckRequest): Promise<CheckResult> {
  // The bundle of the server is one file, which starts the thread as well.
  const worker = new Worker(new URL(import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: memoryLimit },
  });
  return new Promise<CheckResult>((resolve, reject) => {
    const timer = setTimeout(() => reject(limitError()), timeLimit);
    worker.once('message', resolve).once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? limitError() : error);
    });
    worker.once('exit', () => clearTimeout(timer));
  }).finally(() => worker.terminate());
}

/** Whether this code runs in the thread of a check. */
export const isCheckThread = !isMainThread;

/** Checks the code for which the thread was started. */
export const checkForMainThread = (): void => parentPort?.postMessage(runCheck(workerData));
