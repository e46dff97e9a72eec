import { resetUpdateLoops } from './update-loops';

type Handler = (...values: unknown[]) => void;
type Start = (handler: Handler, time?: number, ...values: unknown[]) => number;
type Stop = (id: number) => void;

const { cancelAnimationFrame, clearTimeout, requestAnimationFrame, setInterval, setTimeout } =
  window;

/** Timers and animation frames of one run, which end with it. */
export class RunTimers {
  private readonly timers = new Set<number>();
  private readonly frames = new Set<number>();
  private hasEnded = false;

  /** The functions that the code of the run gets in place of those of the window. */
  readonly scope = {
    setTimeout: this.starter(this.timers, setTimeout, true),
    setInterval: this.starter(this.timers, setInterval, false),
    requestAnimationFrame: this.starter(this.frames, requestAnimationFrame, true),
    clearTimeout: stopper(this.timers, clearTimeout),
    clearInterval: stopper(this.timers, clearTimeout),
    cancelAnimationFrame: stopper(this.frames, cancelAnimationFrame),
  };

  /** Ends all timers; new ones do not start. */
  end(): void {
    this.hasEnded = true;
    for (const id of this.timers) clearTimeout(id);
    for (const id of this.frames) cancelAnimationFrame(id);
  }

  private starter(ids: Set<number>, start: Start, once: boolean): Start {
    return (handler, ...rest) => {
      if (typeof handler !== 'function') throw new TypeError('A timer needs a function.');
      if (this.hasEnded) return 0;
      const id = start(
        (...values) => {
          if (once) ids.delete(id);
          resetUpdateLoops();
          handler(...values);
        },
        ...rest,
      );
      ids.add(id);
      return id;
    };
  }
}

const stopper = (ids: Set<number>, stop: Stop) => (id?: number) => {
  if (id === undefined) return;
  ids.delete(id);
  stop(id);
};
