import fs from 'node:fs';
import path from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { requirements } from './requirements';

interface Coverage {
  passed: boolean;
  seconds: number;
}

/**
 * Prints the requirements of the specification with the results and durations of the tests in this folder that
 * cover them. A run of the whole folder fails if a requirement has no test.
 */
export default class RequirementsReporter implements Reporter {
  private readonly coverage = new Map<string, Coverage>();
  private isCompleteRun = false;

  onBegin(_config: FullConfig, suite: Suite) {
    const requested = new Set(suite.allTests().map(({ location }) => path.basename(location.file)));
    const files = fs.readdirSync(__dirname).filter((name) => name.endsWith('.spec.ts'));
    this.isCompleteRun = files.every((name) => requested.has(name));
  }

  onTestEnd(test: TestCase, { duration, status }: TestResult) {
    if (path.dirname(test.location.file) !== __dirname) return;
    for (const number of numbersIn(test.titlePath().join(' '))) {
      const { passed = true, seconds = 0 } = this.coverage.get(number) ?? {};
      this.coverage.set(number, {
        passed: passed && status === 'passed',
        seconds: seconds + duration / 1000,
      });
    }
  }

  onEnd(): Promise<{ status?: 'failed' }> {
    if (!this.coverage.size) return Promise.resolve({});
    const reported = Object.entries(requirements).filter(
      ([number]) => this.isCompleteRun || this.coverage.has(number),
    );
    const rows = reported.map(([number, requirement]) => {
      const result = this.coverage.get(number);
      const state = result ? (result.passed ? 'passed' : 'FAILED') : 'no test';
      return { number, requirement, state, seconds: result ? result.seconds.toFixed(1) : '' };
    });
    console.table(rows);
    const count = (wanted: string) => rows.filter(({ state }) => state === wanted).length;
    const untested = count('no test');
    console.log(
      `${rows.length} requirements: ${count('passed')} passed, ${count('FAILED')} failed, ${untested} without a test.`,
    );
    return Promise.resolve(untested ? { status: 'failed' } : {});
  }
}

/** Returns the requirement numbers in a title: `2.8`, `2.33, 2.34`, `2.52 to 2.58`. */
function numbersIn(title: string): string[] {
  const numbers = Object.keys(requirements);
  return [...title.matchAll(/(?<![\d.])(\d\.\d+)(?: to (\d\.\d+))?(?![\d.]\d)/g)].flatMap(
    ([, first = '', last = first]) => {
      const [from, to] = [numbers.indexOf(first), numbers.indexOf(last)];
      if (from < 0 || to < from)
        throw new Error(
          `The title "${title}" refers to unknown requirements: ${first} to ${last}.`,
        );
      return numbers.slice(from, to + 1);
    },
  );
}
