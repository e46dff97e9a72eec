import type { CodeHint, CodeHints } from '../../../../shared/types/code-links';
import { hintFile } from '../../shared/hint-file';

const files = new Map<string, Promise<CodeHints>>();

/** Loads the hint about the target of a link; undefined if that fails, because the link works without it. */
export async function readHint({ pathname, hash }: URL): Promise<CodeHint | undefined> {
  const path = hintFile(pathname);
  if (!files.has(path)) files.set(path, load(path));
  return (await files.get(path)!)[decodeURIComponent(hash.slice(1))];
}

async function load(path: string): Promise<CodeHints> {
  try {
    const response = await fetch(path);
    if (response.ok) return (await response.json()) as CodeHints;
  } catch {
    // Offline: the next link tries again.
  }
  files.delete(path);
  return {};
}
