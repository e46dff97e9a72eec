import { editedFlag } from './open-editor';

/**
 * Texts that readers have changed, by the key of the original. A tab has its own text, so that two tabs do not overwrite
 * each other; a new tab starts with the text that was changed last.
 */
const prefix = 'elastic-charts-docs:code:';

/** Returns the text that the reader has left in this tab or, with `anyTab`, in another one. */
export function readCode(key: string, anyTab = false): string | undefined {
  try {
    return (
      sessionStorage.getItem(prefix + key) ??
      (anyTab ? localStorage.getItem(prefix + key) : undefined) ??
      undefined
    );
  } catch {
    return undefined;
  }
}

/**
 * Keeps a text, or forgets it.
 *
 * @returns false if the storage is blocked or full.
 */
export function keepCode(key: string, text: string | undefined): boolean {
  try {
    for (const storage of [sessionStorage, localStorage])
      if (text === undefined) storage.removeItem(prefix + key);
      else storage.setItem(prefix + key, text);
    const isAnyKept = Object.keys(sessionStorage).some((name) => name.startsWith(prefix));
    if (isAnyKept) sessionStorage.setItem(editedFlag, '');
    else sessionStorage.removeItem(editedFlag);
    return true;
  } catch {
    return false;
  }
}
