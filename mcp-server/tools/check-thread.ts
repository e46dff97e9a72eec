import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { checkCode } from '../../shared/check-code/check-code';
import type { CheckData } from '../../shared/check-code/check-data';
import type { Finding } from '../../shared/check-code/finding';
import { fixCode } from '../../shared/check-code/fix-code';
import { ToolError } from './tool';

/** What to check. */
export interface CheckRequest {
  code: string;
  data: CheckData;
  /** Whether to correct the code as well. */
  fix: boolean;
}

/** Findings, and the code after all fixes. */
export interface CheckResult {
  findings: Finding[];
  fixed?: { source: string; count: number };
}

/** Time for a check, in milliseconds; 200 lines take a tenth of a second. */
const timeLimit = 5_000;

/** Memory for a check, in megabytes. */
const memoryLimit = 512;

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
    const stopped = new ToolError(
      `The check needs more than ${timeLimit / 1000} seconds or ${memoryLimit} MB and was stopped. Pass only the module with the chart.`,
    );
    const timer = setTimeout(() => reject(stopped), timeLimit);
    worker.once('message', resolve).once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? stopped : error);
    });
    worker.once('exit', () => clearTimeout(timer));
  }).finally(() => worker.terminate());
}

/** Whether this code runs in the thread of a check. */
export const isCheckThread = !isMainThread;

/** Checks the code for which the thread was started. */
export function runCheck(): void {
  const { code, data, fix } = workerData as CheckRequest;
  const result: CheckResult = {
    findings: checkCode(code, data),
    ...(fix && { fixed: fixCode(code, data) }),
  };
  parentPort?.postMessage(result);
}
