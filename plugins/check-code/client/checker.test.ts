import { beforeEach, expect, it, vi } from 'vitest';
import { Checker } from './checker';
import type { CheckAnswer, CheckRequest, CheckResponse } from './messages';

/** A worker whose responses are sent by the test. */
class FakeWorker {
  readonly requests: CheckRequest[] = [];
  readonly terminate = vi.fn();
  onmessage: Worker['onmessage'] = null;
  onerror: Worker['onerror'] = null;

  postMessage(request: CheckRequest): void {
    this.requests.push(request);
  }

  respond(data: CheckResponse): void {
    this.onmessage?.call(this as unknown as Worker, { data } as MessageEvent);
  }

  fail(message: string): void {
    this.onerror?.call(this as unknown as Worker, { message, preventDefault() {} } as ErrorEvent);
  }
}

let workers: FakeWorker[];
const create = () => {
  const worker = new FakeWorker();
  workers.push(worker);
  return worker;
};
const answer: CheckAnswer = { source: 'a', findings: [], isAboutCharts: true };

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('Answers belong to their texts', async () => {
  const checker = new Checker(create);
  const first = checker.check('a');
  const second = checker.check('b', true);
  const [worker] = workers;
  expect(worker?.requests).toEqual([
    { id: 1, source: 'a', withFixes: false },
    { id: 2, source: 'b', withFixes: true },
  ]);
  worker?.respond({ type: 'ready' });
  worker?.respond({ type: 'answer', id: 2, answer: { ...answer, source: 'b' } });
  worker?.respond({ type: 'answer', id: 1, answer });
  expect(await first).toBe(answer);
  expect((await second).source).toBe('b');
});

it('An error of the rules rejects one check, and the next one has an answer', async () => {
  const checker = new Checker(create);
  const failing = checker.check('a');
  workers[0]?.respond({ type: 'ready' });
  workers[0]?.respond({ type: 'error', id: 1, message: 'no' });
  await expect(failing).rejects.toMatchObject({ failure: 'crash' });
  const next = checker.check('b');
  workers[0]?.respond({ type: 'answer', id: 2, answer });
  expect(await next).toBe(answer);
});

it('A worker that does not load is created again', async () => {
  const checker = new Checker(create);
  const failing = checker.check('a');
  workers[0]?.fail('');
  await expect(failing).rejects.toMatchObject({ failure: 'load' });
  void checker.check('a');
  expect(workers[1]?.requests).toHaveLength(1);
});

it('A check that takes too long ends the worker; loading is not limited', async () => {
  const checker = new Checker(create, 1000);
  const slow = checker.check('a');
  vi.advanceTimersByTime(5000);
  expect(workers[0]?.terminate).not.toHaveBeenCalled();
  workers[0]?.respond({ type: 'ready' });
  vi.advanceTimersByTime(1000);
  await expect(slow).rejects.toMatchObject({ failure: 'time' });
  expect(workers[0]?.terminate).toHaveBeenCalled();
  void checker.check('b');
  expect(workers).toHaveLength(2);
});

it('A worker without work is kept', async () => {
  const checker = new Checker(create, 1000);
  const done = checker.check('a');
  workers[0]?.respond({ type: 'ready' });
  workers[0]?.respond({ type: 'answer', id: 1, answer });
  await done;
  vi.advanceTimersByTime(60_000);
  expect(workers[0]?.terminate).not.toHaveBeenCalled();
});
