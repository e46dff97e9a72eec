import { vi } from 'vitest';

/** Waits until an expectation holds, and returns its result: charts draw after React has rendered. */
export const soon = <Result>(expectation: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(expectation, { timeout: 10_000, interval: 20 });
