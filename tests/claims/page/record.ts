declare global {
  interface Window {
    /** Calls of listeners, in order. */
    recorded?: { name: string; argument: unknown }[];
  }
}

/** Returns a listener that records its calls, with their first argument if it can be converted to JSON. */
export const record =
  (name: string) =>
  (argument?: unknown): void => {
    (window.recorded ??= []).push({ name, argument: toJson(argument) });
  };

function toJson(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value));
  } catch {
    return undefined;
  }
}
