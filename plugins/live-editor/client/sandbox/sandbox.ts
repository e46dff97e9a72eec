/** A problem with which code could not be drawn. */
export interface SandboxProblem {
  /**
   * What failed: `syntax` the text itself, `run` the module while it ran, `render` a component, `time` code that did not
   * end, `size` too many rows of data, `load` the sandbox.
   */
  readonly kind: 'syntax' | 'run' | 'render' | 'time' | 'size' | 'load';
  /** Plain text of at most 2,000 characters. */
  readonly message: string;
  /** Line in the reader's source, from 1. */
  readonly line?: number;
  /** Column in the reader's source, from 1. */
  readonly column?: number;
}

/** Options of a {@link Sandbox}. */
export interface SandboxOptions {
  /** The accessible name of the frame. */
  readonly title: string;
  readonly mode: 'light' | 'dark';
  /** Called when every chart of the code has been rendered. */
  readonly onDrawn: (result: { milliseconds: number; height: number }) => void;
  /** Called with a problem; the last good drawing stays. */
  readonly onProblem: (problem: SandboxProblem) => void;
  /** Called with each warning and error that the frame logs to its console. */
  readonly onWarning: (message: string) => void;
  /** Called with the height of the content in pixels. */
  readonly onHeight: (height: number) => void;
}

/** Runs edited chart code in a frame that can reach neither the page nor the network. */
export class Sandbox {
  /** Appends the frame to `parent`. */
  constructor(parent: HTMLElement, options: SandboxOptions) {
    void parent;
    void options;
  }

  /** Draws a module; the latest text wins, and the drawing of the last good text stays while a text is broken. */
  run(source: string): void {
    void source;
  }

  /** Changes the color mode of the charts. */
  setMode(mode: 'light' | 'dark'): void {
    void mode;
  }

  /** Replaces the frame, so that nothing of the old code is left. */
  reset(): void {}

  /** Removes the frame. */
  dispose(): void {}
}
