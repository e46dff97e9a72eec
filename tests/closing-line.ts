import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Ends the run with why tests were skipped, if any, and one plain line that any CI can read. */
export default class ClosingLine implements Reporter {
  private readonly outcomes = new Map<string, string>();
  private readonly reasons = new Map<string, Set<string>>();

  onTestEnd(test: TestCase, result: TestResult) {
    this.outcomes.set(test.id, result.status);
    if (result.status !== 'skipped') return;
    const reason = test.annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason';
    this.reasons.set(reason, (this.reasons.get(reason) ?? new Set()).add(test.id));
  }

  onEnd(_result: FullResult) {
    const statuses = [...this.outcomes.values()];
    const passed = statuses.filter((status) => status === 'passed').length;
    const skipped = statuses.filter((status) => status === 'skipped').length;
    const failed = statuses.length - passed - skipped;
    for (const [reason, tests] of this.reasons)
      console.log(`\n!!! ${tests.size} TESTS SKIPPED. ${reason}`);
    console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  }
}
