/** A named key. */
export type Key = 'Enter' | 'Escape';

/** Common interface of a running browser with one page. */
export interface Engine {
  /** Opens a URL and waits for its load event. */
  open(url: string): Promise<void>;
  /** Sets the size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page and returns its result, which must be serializable. */
  evaluate<Result>(script: () => Result): Promise<Result>;
  evaluate<Result, Argument>(
    script: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Result>;
  /** Clicks the first element that matches a selector. */
  click(selector: string): Promise<void>;
  /** Types a text into the focused element. */
  type(text: string): Promise<void>;
  /** Presses one key. */
  press(key: Key): Promise<void>;
  /** Captures the viewport as PNG. */
  screenshot(): Promise<Buffer>;
  /** Errors of the console and of scripts since the last call of `open`. */
  problems(): Promise<string[]>;
  /** Closes the browser and all processes started for it. */
  close(): Promise<void>;
}

/** A supported browser engine. */
export interface EngineKind {
  /** Name in the titles of tests. */
  name: string;
  /** Environment variable with the path of the executable. Without it, the tests are skipped. */
  variable: string;
  /** Packages to install if the engine is missing. */
  packages: string;
  /**
   * Starts the browser.
   *
   * @param program - path of the executable.
   * @param site - URL of the built site.
   */
  start(program: string, site: string): Promise<Engine>;
}
