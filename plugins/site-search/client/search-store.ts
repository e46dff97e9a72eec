import type { SearchFiles } from '../../../shared/search-data';
import type { Search } from '../shared/search-answer';

/** State of the search of this tab. The search box and the results page share one worker. */
export interface SearchState {
  /** Whether loading has started. */
  requested: boolean;
  failed: boolean;
  /** Whether the files of this page are gone, as after a deployment: only loading the page again helps. */
  isOutdated: boolean;
  /** Whether the search has been ready before, so that a failure must not remove what the user has typed. */
  wasReady: boolean;
  /** Set while the search is ready. */
  search?: Search;
}

/** State before anything was requested; also that of the server. */
export const initialState: SearchState = {
  requested: false,
  failed: false,
  isOutdated: false,
  wasReady: false,
};

let state = initialState;
let attempt = new AbortController();
/** Address of a file that every deployment replaces. */
let file: string;
const listeners = new Set<() => void>();

function setState(next: SearchState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Returns the current state: the same object until the state changes, as `useSyncExternalStore` requires. */
export const searchState = (): SearchState => state;

/** Calls a function on each change of the state. */
export function subscribeToSearch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads the search, unless it is loaded or loading, or has failed. */
export function requestSearch(baseUrl: string, files: SearchFiles): void {
  if (!state.requested) load(baseUrl, files);
}

/** Loads the search again after a failure. */
export function retrySearch(baseUrl: string, files: SearchFiles): void {
  if (state.failed) load(baseUrl, files);
}

/** Reports a failure, terminates the worker, and finds out whether the site has been deployed again. */
export function failSearch(error: unknown): void {
  if (state.failed) return;
  console.warn('Search failed to load.', error);
  attempt.abort();
  setState({ ...state, failed: true, search: undefined });
  fetch(file, { method: 'HEAD' }).then(
    ({ status }) => status === 404 && setState({ ...state, isOutdated: true }),
    () => undefined, // the server cannot be reached
  );
}

function load(baseUrl: string, files: SearchFiles): void {
  attempt = new AbortController();
  file = baseUrl + files.documents;
  const { signal } = attempt;
  setState({ ...state, requested: true, failed: false });
  import(/* webpackChunkName: "load-search" */ './load-search')
    .then(({ loadSearch }) => loadSearch(baseUrl, files, signal))
    .then(
      (search) => signal.aborted || setState({ ...state, wasReady: true, search }),
      (error: unknown) => signal.aborted || failSearch(error),
    );
}
