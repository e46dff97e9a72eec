import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { statements, unseen } from './statements';

interface Proof {
  held: boolean;
  seconds: number;
}

/** Prints what the specification states, whether the tests of this folder saw it held, and how long that took. */
export default class Ledger implements Reporter {
  private readonly proofs = new Map<string, Proof>();

  onTestEnd(test: TestCase, { duration, status }: TestResult) {
    for (const number of numbersIn(test.titlePath().join(' '))) {
      const { held = true, seconds = 0 } = this.proofs.get(number) ?? {};
      this.proofs.set(number, {
        held: held && status === 'passed',
        seconds: seconds + duration / 1000,
      });
    }
  }

  onEnd() {
    const rows = Object.entries(statements).map(([number, statement]) => {
      const proof = this.proofs.get(number);
      const state = proof ? (proof.held ? 'held' : 'NOT HELD') : (unseen[number] ?? 'no test yet');
      return { number, statement, state, seconds: proof ? proof.seconds.toFixed(1) : '' };
    });
    console.table(rows);
    const count = (wanted: string) => rows.filter(({ state }) => state === wanted).length;
    console.log(
      `${rows.length} statements: ${count('held')} held, ${count('NOT HELD')} not held, ${count('no test yet')} without a test.`,
    );
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
