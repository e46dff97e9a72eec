import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/**
 * Reporter that prints the failed tests, the reasons of skipped tests, and a summary line at the end of the run,
 * since CI logs are often truncated at the beginning.
 */
export default class SummaryReporter implements Reporter {
  private readonly outcomes = new Map<string, string>();
  private readonly failures = new Map<string, string>();
  private readonly reasons = new Map<string, Set<string>>();

  onTestEnd(test: TestCase, result: TestResult) {
    this.outcomes.set(test.id, result.status);
    if (result.status === 'skipped') return this.recordSkip(test);
    if (result.status === 'passed') return;
    const title = test.titlePath().filter(Boolean).join(' › ');
    // After a timeout, the second error describes what the test was waiting for.
    const errors = result.errors.map(({ message = '', snippet = '' }) =>
      [...message.split('\n').slice(0, 20), ...snippet.split('\n')].join('\n  '),
    );
    this.failures.set(
      test.id,
      stripVTControlCharacters([`FAILED ${title}`, ...errors].join('\n  ')),
    );
  }

  private recordSkip(test: TestCase) {
    const reason = test.annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason';
    this.reasons.set(reason, (this.reasons.get(reason) ?? new Set()).add(test.id));
  }

  onEnd(_result: FullResult) {
    const statuses = [...this.outcomes.values()];
    const passed = statuses.filter((status) => status === 'passed').length;
    const skipped = statuses.filter((status) => status === 'skipped').length;
    for (const [reason, tests] of this.reasons)
      console.log(`\n${tests.size} ${tests.size === 1 ? 'test' : 'tests'} skipped: ${reason}`);
    for (const failure of this.failures.values()) console.log(`\n${failure}`);
    const failed = statuses.length - passed - skipped;
    console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  }
}
