import fs from 'node:fs';
import path from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { statements } from './statements';

interface Proof {
  held: boolean;
  seconds: number;
}

/**
 * Prints what the specification states, whether the tests of this folder saw it held, and how long that took.
 * A run of the whole folder fails when a statement has no test.
 */
export default class Ledger implements Reporter {
  private readonly proofs = new Map<string, Proof>();
  private whole = false;

  onBegin(_config: FullConfig, suite: Suite) {
    const begun = new Set(suite.allTests().map(({ location }) => path.basename(location.file)));
    const files = fs.readdirSync(__dirname).filter((name) => name.endsWith('.spec.ts'));
    this.whole = files.every((name) => begun.has(name));
  }

  onTestEnd(test: TestCase, { duration, status }: TestResult) {
    if (path.dirname(test.location.file) !== __dirname) return;
    for (const number of numbersIn(test.titlePath().join(' '))) {
      const { held = true, seconds = 0 } = this.proofs.get(number) ?? {};
      this.proofs.set(number, {
        held: held && status === 'passed',
        seconds: seconds + duration / 1000,
      });
    }
  }

  onEnd(): Promise<{ status?: 'failed' }> {
    if (!this.proofs.size) return Promise.resolve({});
    const told = Object.entries(statements).filter(
      ([number]) => this.whole || this.proofs.has(number),
    );
    const rows = told.map(([number, statement]) => {
      const proof = this.proofs.get(number);
      const state = proof ? (proof.held ? 'held' : 'NOT HELD') : 'no test';
      return { number, statement, state, seconds: proof ? proof.seconds.toFixed(1) : '' };
    });
    console.table(rows);
    const count = (wanted: string) => rows.filter(({ state }) => state === wanted).length;
    const untested = count('no test');
    console.log(
      `${rows.length} statements: ${count('held')} held, ${count('NOT HELD')} not held, ${untested} without a test.`,
    );
    return Promise.resolve(untested ? { status: 'failed' } : {});
  }
}

/** Numbers of statements in a title: `2.8`, `2.33, 2.34`, `2.52 to 2.58`. */
function numbersIn(title: string): string[] {
  const numbers = Object.keys(statements);
  return [...title.matchAll(/(?<![\d.])(\d\.\d+)(?: to (\d\.\d+))?(?![\d.]\d)/g)].flatMap(
    ([, first = '', last = first]) => {
      const [from, to] = [numbers.indexOf(first), numbers.indexOf(last)];
      if (from < 0 || to < from)
        throw new Error(`The title "${title}" names ${first} to ${last}: no such statements.`);
      return numbers.slice(from, to + 1);
    },
  );
}
