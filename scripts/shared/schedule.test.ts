import { beforeEach, expect, it, vi } from 'vitest';
import { runBuffered } from './run';
import { expectPassed, runJobs, type Job } from './schedule';

const events: string[] = [];
/** A job that records its start and end. */
const job = (name: string, needs: string[] = [], fails = false): Job => ({
  name,
  needs,
  run: async () => {
    events.push(`+${name}`);
    await Promise.resolve();
    events.push(`-${name}`);
    if (fails) throw new Error(`the reason of ${name}`);
  },
});
const statesOf = async (jobs: Job[], slots = 2) =>
  Object.fromEntries((await runJobs(jobs, slots)).map(({ name, state }) => [name, state]));

beforeEach(() => {
  events.length = 0;
  for (const stream of ['log', 'error'] as const) vi.spyOn(console, stream).mockReturnValue();
  return () => vi.restoreAllMocks();
});

it('runs as many jobs at a time as there are slots, in the order of the list', async () => {
  await runJobs([job('a'), job('b'), job('c')], 2);
  expect(events.slice(0, 2)).toEqual(['+a', '+b']);
  expect(events.indexOf('+c')).toBeGreaterThan(
    Math.min(events.indexOf('-a'), events.indexOf('-b')),
  );
  events.length = 0;
  await runJobs([job('a'), job('b')], 1);
  expect(events).toEqual(['+a', '-a', '+b', '-b']);
});

it('runs a job after those that it needs', async () => {
  await runJobs([job('last', ['first']), job('first')], 2);
  expect(events).toEqual(['+first', '-first', '+last', '-last']);
});

it('runs the others after a failure, but not those that need the failed job', async () => {
  const jobs = [job('a', [], true), job('b', ['a']), job('c', ['b']), job('d')];
  expect(await statesOf(jobs)).toEqual({ a: 'failed', b: 'not run', c: 'not run', d: 'passed' });
  expect(vi.mocked(console.error).mock.calls.join()).toContain('the reason of a');
});

it('starts nothing after a failure if it is told so, and lets the others finish', async () => {
  const jobs = [job('a', [], true), job('b'), job('c')];
  const ended = await runJobs(jobs, 2, {
    stopsAtFailure: true,
    onProgress: ({ name, state }) => events.push(`${state} ${name}`),
  });
  expect(ended.map(({ name, state }) => `${name} ${state}`).sort()).toEqual([
    'a failed',
    'b passed',
    'c not run',
  ]);
  expect(ended.find(({ name }) => name === 'a')?.error?.message).toBe('the reason of a');
  expect(events).toEqual(
    expect.arrayContaining(['started a', 'failed a', 'started b', 'finished b']),
  );
  expect(events).not.toContain('+c');
});

it('does not run what is up to date', async () => {
  const current = { ...job('a'), isCurrent: () => true };
  expect(await statesOf([job('b', ['a']), current])).toEqual({ a: 'passed', b: 'passed' });
  expect(events).toEqual(['+b', '-b']);
});

it('throws if jobs can never run', async () => {
  await expect(runJobs([job('a', ['b']), job('b', ['a'])], 2)).rejects.toThrow(/a, b\.$/);
  await expect(runJobs([job('a', ['nothing'])], 2)).rejects.toThrow(/unknown ones: a/);
});

it('fails with the names of failed jobs and of those that were not run', async () => {
  expect(() =>
    expectPassed([
      { name: 'a', state: 'failed', seconds: 1 },
      { name: 'b', state: 'not run', seconds: 0 },
      { name: 'c', state: 'passed', seconds: 1 },
    ]),
  ).toThrow('These failed: a. These were not run: b.');
  expectPassed(await runJobs([job('a')], 1));
});

it('prints the last lines of a failed program again', async () => {
  const program = `for (let line = 1; line <= 100; line++) console.log('line', line); process.exit(1)`;
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const ended = await runJobs(
    [{ name: 'a', run: () => runBuffered(process.execPath, ['-e', program]) }],
    1,
  );
  vi.mocked(console.error).mockClear();
  expect(() => expectPassed(ended)).toThrow('These failed: a.');
  const [printed] = vi.mocked(console.error).mock.calls.map(String);
  expect(printed).toMatch(/^\n✗ a printed at its end:\nline 21\n[^]*\nline 100$/);
});
