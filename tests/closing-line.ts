import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/**
 * Ends the run with the failed tests, why tests were skipped, if any, and one plain line that any CI can read.
 * Logs are often cut at their beginning: what failed has to stand at their end.
 */
export default class ClosingLine implements Reporter {
  private readonly outcomes = new Map<string, string>();
  private readonly failures = new Map<string, string>();
  private readonly reasons = new Map<string, Set<string>>();

  onTestEnd(test: TestCase, result: TestResult) {
    this.outcomes.set(test.id, result.status);
    if (result.status === 'skipped') return this.noteReason(test);
    if (result.status === 'passed') return;
    const title = test.titlePath().filter(Boolean).join(' › ');
    // Of a test that ran out of time, the second error tells what it waited for.
    const errors = result.errors.map(({ message = '', snippet = '' }) =>
      [...message.split('\n').slice(0, 6), ...snippet.split('\n')].join('\n  '),
    );
    this.failures.set(
      test.id,
      stripVTControlCharacters([`FAILED ${title}`, ...errors].join('\n  ')),
    );
  }

  private noteReason(test: TestCase) {
    const reason = test.annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason';
    this.reasons.set(reason, (this.reasons.get(reason) ?? new Set()).add(test.id));
  }

  onEnd(_result: FullResult) {
    const statuses = [...this.outcomes.values()];
    const passed = statuses.filter((status) => status === 'passed').length;
    const skipped = statuses.filter((status) => status === 'skipped').length;
    for (const [reason, tests] of this.reasons)
      console.log(`\n!!! ${tests.size} TESTS SKIPPED. ${reason}`);
    for (const failure of this.failures.values()) console.log(`\n${failure}`);
    const failed = statuses.length - passed - skipped;
    console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  }
}
