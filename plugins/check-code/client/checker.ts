import type { CheckAnswer, CheckRequest, CheckResponse } from './messages';

/** Why a check has no answer. */
export type CheckFailure =
  /** The worker did not load. */
  | 'load'
  /** The check took longer than the limit. */
  | 'time'
  /** The rules threw an error. */
  | 'crash';

/** The error of a check without an answer. */
export class CheckError extends Error {
  constructor(
    readonly failure: CheckFailure,
    message: string,
  ) {
    super(message);
  }
}

/** What a checker needs of a worker. */
type CheckWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

interface PendingCheck {
  resolve: (answer: CheckAnswer) => void;
  reject: (error: CheckError) => void;
}

/** Milliseconds after which a check is given up. Most take less than 100. */
const defaultLimit = 10_000;

/**
 * Sends texts to a worker. It starts with the first text, and again after a failure. Code that keeps it busy for too
 * long ends it.
 */
export class Checker {
  private worker?: CheckWorker;
  private isReady = false;
  private timer?: ReturnType<typeof setTimeout>;
  private readonly pending = new Map<number, PendingCheck>();
  private lastId = 0;

  constructor(
    private readonly createWorker: () => CheckWorker,
    private readonly limit = defaultLimit,
  ) {}

  /** Loads the worker, if it is not loaded. */
  start(): void {
    if (this.worker) return;
    const worker = this.createWorker();
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<CheckResponse>) => this.receive(data);
    worker.onerror = (event) => {
      event.preventDefault();
      // The event has no message if the script failed to load.
      this.stop(new CheckError(this.isReady ? 'crash' : 'load', event.message || 'not loaded'));
    };
  }

  /**
   * Checks a text; with all fixes applied, if they are asked for.
   *
   * @throws CheckError (as a rejection) with the reason, if there is no answer.
   */
  check(source: string, withFixes = false): Promise<CheckAnswer> {
    return new Promise((resolve, reject) => {
      this.start();
      const id = ++this.lastId;
      this.pending.set(id, { resolve, reject });
      this.worker?.postMessage({ id, source, withFixes } satisfies CheckRequest);
      if (this.isReady) this.watch();
    });
  }

  /** Ends the worker. Checks without an answer are rejected. */
  stop(error = new CheckError('load', 'The check was stopped.')): void {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = undefined;
    this.isReady = false;
    const checks = [...this.pending.values()];
    this.pending.clear();
    for (const { reject } of checks) reject(error);
  }

  /** Starts the time limit again. The time of loading does not count. */
  private watch(): void {
    clearTimeout(this.timer);
    if (this.pending.size > 0)
      this.timer = setTimeout(
        () => this.stop(new CheckError('time', `No answer after ${this.limit} ms.`)),
        this.limit,
      );
  }

  private receive(response: CheckResponse): void {
    if (response.type === 'ready') this.isReady = true;
    else {
      const check = this.pending.get(response.id);
      this.pending.delete(response.id);
      if (response.type === 'answer') check?.resolve(response.answer);
      else check?.reject(new CheckError('crash', response.message));
    }
    this.watch();
  }
}

/** Creates the worker with the rules. */
export const createCheckWorker = (): Worker =>
  new Worker(/* webpackChunkName: "check-worker" */ new URL('./check-worker.ts', import.meta.url));
