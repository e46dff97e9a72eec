import { loadHints } from '../../../../shared/browser/load-hints';
import type { CodeHint } from '../../../../shared/types/code-links';
import { hintFile } from '../../shared/hint-file';

/** Loads the hint about the target of a link; undefined if that fails, because the link works without it. */
export const readHint = async ({ pathname, hash }: URL): Promise<CodeHint | undefined> =>
  (await loadHints(hintFile(pathname)))[decodeURIComponent(hash.slice(1))];
