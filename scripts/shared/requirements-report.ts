import fs from 'node:fs';
import { requirements } from '../../tests/spec/requirements';
import type { TestResult } from './test-results';

const folder = 'tests/spec';

/**
 * Prints the requirements of the specification with the results and durations of the tests in `tests/spec` that
 * cover them, whether they run in Vitest or in Playwright.
 *
 * @throws Error if a run of the whole folder contains no test of a requirement.
 */
export function reportRequirements(results: TestResult[]): void {
  const tests = results.filter(({ file }) => file.startsWith(`${folder}/`));
  if (tests.length === 0) return;
  const files = fs.readdirSync(folder).filter((name) => /\.(spec|test)\.ts$/.test(name));
  const isComplete = files.every((name) => tests.some(({ file }) => file === `${folder}/${name}`));
  const rows = requirementRows(tests).filter(({ state }) => isComplete || state !== 'no test');
  console.table(rows);
  const count = (wanted: string) => rows.filter(({ state }) => state === wanted).length;
  const summary = `${rows.length} requirements: ${count('passed')} passed, ${count('FAILED')} failed, ${count('no test')} without a test.`;
  console.log(summary);
  if (count('no test') > 0) throw new Error(summary);
}

/** Returns every requirement with the results of its tests. */
export function requirementRows(tests: TestResult[]) {
  const numbered = tests.map((test) => ({ ...test, numbers: numbersIn(test.title) }));
  return Object.entries(requirements).map(([number, requirement]) => {
    const own = numbered.filter(({ numbers }) => numbers.includes(number));
    const passed = own.every((test) => test.passed);
    const seconds = own.reduce((sum, test) => sum + test.seconds, 0);
    const state = own.length === 0 ? 'no test' : passed ? 'passed' : 'FAILED';
    return { number, requirement, state, seconds: seconds.toFixed(1) };
  });
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
