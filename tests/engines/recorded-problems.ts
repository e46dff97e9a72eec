import { createHash } from 'node:crypto';
import type { Engine } from './engine';
import type { ProxyOptions } from './site-proxy';

declare global {
  interface Window {
    /** Errors since the page was opened. */
    problems: string[];
  }
}

const script = `(${record})()`;

/** Adds a script that records errors, for engines whose driver does not report them, and allows it. */
export const recordProblems: ProxyOptions = {
  html: (html) => html.replace(/<head[^>]*>/, (head) => `${head}<script>${script}</script>`),
  policy: (policy) =>
    policy.replace(
      'script-src',
      `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    ),
};

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
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    add(`${effectiveDirective} of the content security policy blocks ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...parts) => {
    add(parts.join(' '));
    error.apply(console, parts);
  };
}
