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
export const timeLimit = 5_000;

/** Memory for a check, in megabytes, where it can be limited. */
export const memoryLimit = 512;

/** Returns the error of a check that reached a limit. */
export const limitError = (): ToolError =>
  new ToolError(
    `The check needs more than ${timeLimit / 1000} seconds or ${memoryLimit} MB and was stopped. Pass only the module with the chart.`,
  );

/** Checks code, in the thread or worker that was started for it. */
export const runCheck = ({ code, data, fix }: CheckRequest): CheckResult => ({
  findings: checkCode(code, data),
  ...(fix && { fixed: fixCode(code, data) }),
});
