import { isSlowConnection } from '../../../shared/browser/slow-connection';
import type { StoreRequest } from '../shared/store-request';

/** What the worker was asked to store since this document was loaded. */
interface State {
  page?: string;
  /** Number of loaded files that have been looked at. */
  files: number;
  /** How many pages of sidebars may still be fetched; 0 while some are. */
  neighbors: number;
}

const state: State = { files: 0, neighbors: 60 };

/** Nothing is stored for a reader who leaves within this time, in milliseconds. */
const stayTime = 4000;
let stay: Promise<void> | undefined;

/**
 * Registers the service worker and asks it to store the current page, which was possibly loaded as a chunk instead of
 * HTML, and pages of its sidebar, except with data saver or 2g.
 *
 * @throws Error if the browser has no service workers here, or does not allow this one.
 */
export async function storePage(): Promise<void> {
  const page = location.origin + location.pathname;
  if (page === state.page) return; // only the anchor or the query has changed
  state.page = page;
  stay ??= new Promise((resolve) => setTimeout(resolve, stayTime));
  await stay;
  const { serviceWorker } = navigator;
  await serviceWorker.register(`${__webpack_public_path__}sw.js`);
  const { active } = await serviceWorker.ready;
  const neighbors = isSlowConnection() ? 0 : state.neighbors;
  state.neighbors -= neighbors;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data: fetched }: MessageEvent<number>) => {
    state.neighbors += neighbors - fetched;
    port1.close();
  };
  const request: StoreRequest = { page, files: filesWithoutWorker(), neighbors };
  active?.postMessage(request, [port2]);
}

/** Returns the files that were loaded since the last call and before the worker controlled the page. */
function filesWithoutWorker(): string[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const loaded = entries.slice(state.files);
  state.files = entries.length;
  return loaded.filter(({ workerStart }) => workerStart === 0).map(({ name }) => name);
}
