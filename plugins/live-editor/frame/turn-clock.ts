import { now, receiveFrom, sendWith } from './natives';

/** Thrown by loops and functions in a turn that takes too long. */
export class TurnTooLong extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

/** The most calls between two looks at the clock, which takes longer than most loop bodies. */
const maxCalls = 16;
/** Milliseconds between two looks that always count. */
const countedGap = 2;
/** How many times the limit a turn may take with the time that does not count. */
export const maxWaiting = 3;

/**
 * Measures how long code of the reader runs in one turn of the event loop. A turn ends with the next task of the browser, so
 * that endless chains of microtasks count as one.
 *
 * A pause between two calls that is more than twice as long as the one before counts in part: then the library was drawing,
 * or the processor was busy with other programs. The bodies of a loop take about the same time, and count as a whole.
 */
export class TurnClock {
  private started: number | undefined;
  private lastLook = 0;
  private lastGap = 0;
  /** Milliseconds of this turn that count. */
  private counted = 0;
  private callsPerLook = 1;
  private callsUntilLook = 1;
  private exceeded: TurnTooLong | undefined;
  private readonly end: (message: null) => void;

  /**
   * @param limit - milliseconds of a turn that may count
   * @param onExceeded - called before the error is thrown: until the turn ends, React can need seconds to remove elements
   * @param readTime - returns milliseconds
   */
  constructor(
    private readonly limit: number,
    private readonly onExceeded: (error: TurnTooLong) => void,
    private readonly readTime: () => number = now,
  ) {
    const { port1, port2 } = new MessageChannel();
    this.end = sendWith(port1);
    receiveFrom(port2, () => {
      this.started = undefined;
      this.exceeded = undefined;
    });
  }

  /** Whether the current turn has taken too long: errors are consequences. */
  get isExceeded(): boolean {
    return this.exceeded !== undefined;
  }

  /**
   * Called by each loop body and function of the reader.
   *
   * @throws TurnTooLong if the turn has taken too long; then every time until its end, so that catching does not help.
   */
  readonly tick = (line: number): void => {
    if (this.exceeded) throw this.exceeded;
    if (this.started === undefined) this.start();
    else if (--this.callsUntilLook <= 0 && this.isTooLong()) {
      this.exceeded = new TurnTooLong(
        'This code was stopped, because it ran for too long. Does a loop end?',
        line,
      );
      this.onExceeded(this.exceeded);
      throw this.exceeded;
    }
  };

  private start(): void {
    this.started = this.readTime();
    this.lastLook = this.started;
    this.lastGap = 0;
    this.counted = 0;
    this.callsPerLook = 1;
    this.callsUntilLook = 1;
    this.end(null);
  }

  private isTooLong(): boolean {
    const time = this.readTime();
    const gap = time - this.lastLook;
    this.counted += Math.min(gap, Math.max(countedGap, 2 * this.lastGap));
    this.lastLook = time;
    this.lastGap = gap;
    // Bodies that take long are measured one by one. Doubling the number of others at most doubles the gap.
    this.callsPerLook = gap > countedGap ? 1 : Math.min(maxCalls, 2 * this.callsPerLook);
    this.callsUntilLook = this.callsPerLook;
    return this.counted > this.limit || time - (this.started ?? time) > maxWaiting * this.limit;
  }
}
