import type { Engine } from './engine';

declare global {
  interface Window {
    /** Errors of a page since it was opened. */
    problems: string[];
  }
}

/** Returns a page that records its errors, for an engine whose driver does not report them. */
export const recordProblems = (html: string): string =>
  html.replace(/<head[^>]*>/, (head) => `${head}<script>(${record})()</script>`);

/** Returns the problems that the page has recorded. */
export const recordedProblems = (engine: Pick<Engine, 'evaluate'>): Promise<string[]> =>
  engine.evaluate(() => window.problems);

/** Runs in the page, before any other script. */
function record() {
  window.problems = [];
  const note = (problem: unknown) => window.problems.push(String(problem));
  // Captured, so that pictures, scripts and stylesheets that do not load are heard too.
  addEventListener(
    'error',
    ({ message, target }: ErrorEvent) =>
      note(message ?? `${(target as Element).outerHTML} did not load`),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  const { error } = console;
  console.error = (...parts) => {
    note(parts.join(' '));
    error.apply(console, parts);
  };
}
