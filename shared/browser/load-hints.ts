import type { CodeHints } from '../types/code-links';

const files = new Map<string, Promise<CodeHints>>();

/** Loads a file of hints once; none if that fails, because links and completions work without them. */
export function loadHints(path: string): Promise<CodeHints> {
  const file = files.get(path) ?? load(path);
  files.set(path, file);
  return file;
}

async function load(path: string): Promise<CodeHints> {
  try {
    const response = await fetch(path);
    if (response.ok) return await response.json();
  } catch {
    // Offline: the next request tries again.
  }
  files.delete(path);
  return {};
}
