/** Characters of a text that is checked and kept. A file of 2,000 lines has about 80,000. */
export const maxLength = 200_000;

/** Returns the key of the storage. It contains the base path, because sites on one origin share the storage. */
const keyOf = (baseUrl: string) => `${baseUrl}check-code`;

/** Returns the text that was checked last in this tab; an empty one if there is none, or the storage is blocked. */
export function readCode(baseUrl: string): string {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(baseUrl)) ?? '""');
    return typeof stored === 'string' && stored.length <= maxLength ? stored : '';
  } catch {
    return '';
  }
}

/** Keeps a text until the tab is closed. Does nothing if the text is too long, or the storage is blocked or full. */
export function storeCode(baseUrl: string, code: string): void {
  try {
    if (code.length <= maxLength) sessionStorage.setItem(keyOf(baseUrl), JSON.stringify(code));
  } catch {
    // The text is lost when the page is left.
  }
}
