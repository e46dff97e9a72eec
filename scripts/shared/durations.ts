import fs from 'node:fs';
import path from 'node:path';
import type { EndedJob } from './schedule';
import type { TestResult } from './test-results';

/** Duration of a step, of all tests in a file, or of a test. */
export interface Duration {
  kind: 'step' | 'file' | 'test';
  name: string;
  seconds: number;
}

const file = '.generated/durations.json';

/** Returns all durations in descending order, with steps before files and files before tests. */
export function durationsOf(steps: EndedJob[], tests: TestResult[]): Duration[] {
  const files = new Map<string, number>();
  for (const test of tests) files.set(test.file, (files.get(test.file) ?? 0) + test.seconds);
  const longestFirst = (durations: Duration[]) => durations.sort((a, b) => b.seconds - a.seconds);
  return [
    ...longestFirst(steps.map(({ name, seconds }) => ({ kind: 'step', name, seconds }))),
    ...longestFirst([...files].map(([name, seconds]) => ({ kind: 'file', name, seconds }))),
    ...longestFirst(
      tests.map((test) => ({
        kind: 'test',
        name: `${test.file}: ${test.title}`,
        seconds: test.seconds,
      })),
    ),
  ];
}

/** Writes durations to a file, and prints the ten longest steps, test files and tests. */
export function reportDurations(durations: Duration[]): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(durations, null, 2)}\n`);
  for (const kind of ['step', 'file', 'test'] as const) {
    const longest = durations.filter((each) => each.kind === kind).slice(0, 10);
    console.log(`\nLongest ${kind === 'file' ? 'test file' : kind}s:`);
    for (const { seconds, name } of longest)
      console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
  }
  console.log(`\nAll durations are in ${file}.`);
}
