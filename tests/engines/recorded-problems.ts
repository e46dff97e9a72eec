import type { Engine } from './engine';

declare global {
  interface Window {
    /** Errors since the page was opened. */
    problems: string[];
  }
}

/** Adds a script that records errors, for engines whose driver does not report them. */
export const recordProblems = (html: string): string =>
  html.replace(/<head[^>]*>/, (head) => `${head}<script>(${record})()</script>`);

/** Returns the recorded errors. */
export const recordedProblems = (engine: Pick<Engine, 'evaluate'>): Promise<string[]> =>
  engine.evaluate(() => window.problems);

/** Runs in the page before any other script. */
function record() {
  window.problems = [];
  const add = (problem: unknown) => window.problems.push(String(problem));
  // Capture phase, because error events of images, scripts and stylesheets do not bubble.
  addEventListener(
    'error',
    ({ message, target }: ErrorEvent) =>
      add(message ?? `${(target as Element).outerHTML} failed to load`),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => add(reason));
  const { error } = console;
  console.error = (...parts) => {
    add(parts.join(' '));
    error.apply(console, parts);
  };
}
