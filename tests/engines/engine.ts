/** A key that has no letter, as browsers name it. */
export type Key = 'Enter' | 'Escape';

/** A running browser with one page, driven the same way whatever its engine is. */
export interface Engine {
  /** Opens an address and waits for its load event. */
  open(url: string): Promise<void>;
  /** Sets the size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page and returns its result, which must be plain data. */
  evaluate<Result>(script: () => Result): Promise<Result>;
  evaluate<Result, Argument>(
    script: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Result>;
  /** Clicks the first element of a selector as a pointer does. */
  click(selector: string): Promise<void>;
  /** Types a text into the focused element. */
  type(text: string): Promise<void>;
  /** Presses one key. */
  press(key: Key): Promise<void>;
  /** Captures the viewport as PNG. */
  screenshot(): Promise<Buffer>;
  /** Errors of the console and of scripts since the last call of `open`. */
  problems(): Promise<string[]>;
  /** Ends the browser and all that was started for it. */
  close(): Promise<void>;
}

/** One of the engines that the checks run in. */
export interface EngineKind {
  /** Name for the titles of tests. */
  name: string;
  /** The environment variable with the path of its program; without it the engine is left out. */
  variable: string;
  /** What to install where it is missing. */
  packages: string;
  /**
   * Starts the browser.
   *
   * @param program - path of the program that `variable` names.
   * @param site - address of the built site.
   */
  start(program: string, site: string): Promise<Engine>;
}
