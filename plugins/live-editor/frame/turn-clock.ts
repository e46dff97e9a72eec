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

/** Calls between two looks at the clock, which takes longer than most loop bodies. */
const callsPerLook = 16;

/**
 * Measures how long code of the reader runs in one turn of the event loop. A turn ends with the next task of the browser, so
 * that endless chains of microtasks count as one.
 */
export class TurnClock {
  private started: number | undefined;
  private calls = 0;
  private exceeded: TurnTooLong | undefined;
  private readonly end: (message: null) => void;

  /**
   * @param limit - milliseconds of a turn
   * @param onExceeded - called after a turn that took longer
   */
  constructor(
    private readonly limit: number,
    onExceeded: (error: TurnTooLong) => void,
  ) {
    const { port1, port2 } = new MessageChannel();
    this.end = sendWith(port1);
    receiveFrom(port2, () => {
      const { exceeded } = this;
      this.started = undefined;
      this.exceeded = undefined;
      if (exceeded) onExceeded(exceeded);
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
    if (this.started === undefined) {
      this.started = now();
      this.end(null);
    } else if (++this.calls % callsPerLook === 0 && now() - this.started > this.limit) {
      this.exceeded = new TurnTooLong(
        'This code was stopped, because it ran for too long. Does a loop end?',
        line,
      );
      throw this.exceeded;
    }
  };
}
