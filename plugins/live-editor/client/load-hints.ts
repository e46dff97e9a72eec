import type { CodeHints } from '@site/shared/types/code-links';

const files = new Map<string, Promise<CodeHints>>();

/** Loads the descriptions of a symbol and its members; none if that fails, because completions work without them. */
export function loadHints(baseUrl: string, page: string): Promise<CodeHints> {
  const url = `${baseUrl}code-hints/${page}.json`;
  let file = files.get(url);
  if (!file) {
    file = fetch(url)
      .then((response) => (response.ok ? (response.json() as Promise<CodeHints>) : {}))
      .catch(() => {
        files.delete(url);
        return {};
      });
    files.set(url, file);
  }
  return file;
}
