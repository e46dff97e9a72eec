import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Ends the run with one plain line that any CI can read. */
export default class ClosingLine implements Reporter {
  private readonly outcomes = new Map<string, string>();

  onTestEnd(test: TestCase, result: TestResult) {
    this.outcomes.set(test.id, result.status);
  }

  onEnd(_result: FullResult) {
    const statuses = [...this.outcomes.values()];
    const passed = statuses.filter((status) => status === 'passed').length;
    const skipped = statuses.filter((status) => status === 'skipped').length;
    const failed = statuses.length - passed - skipped;
    console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  }
}
