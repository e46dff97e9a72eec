/** Message of a page to the service worker, which answers with the number of pages of the sidebar that it has fetched. */
export interface StoreRequest {
  /** URL of the page. */
  page: string;
  /** URLs of files that the page has loaded without the worker, because it was not there yet. */
  files: string[];
  /** How many pages of its sidebar to store as well. */
  neighbors: number;
}

/** Parses a message; undefined if it is not a request. */
export function readStoreRequest(message: unknown): StoreRequest | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const { page, files, neighbors }: Partial<Record<keyof StoreRequest, unknown>> = message;
  const isRequest =
    typeof page === 'string' && Array.isArray(files) && typeof neighbors === 'number';
  if (!isRequest) return undefined;
  return { page, files: files.filter((file) => typeof file === 'string'), neighbors };
}
