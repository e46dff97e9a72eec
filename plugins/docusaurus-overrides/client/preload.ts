import originalPreload from '@docusaurus/core/lib/client/preload';
import normalizeLocation from './normalize-location';
import { showLoading } from './page-loader';

let hasLoadedFirstPage = false;

/**
 * Loads the chunks of a page before it is rendered.
 *
 * A direct visit to `x.html` loads the chunks of `x`. If the chunks of the first page fail to load, the static
 * page stays and the reader can retry. If those of a later page fail, Docusaurus reloads the page.
 */
export default function preload(path: string): Promise<unknown> {
  const { pathname } = normalizeLocation({
    pathname: path,
    search: '',
    hash: '',
    state: undefined,
  });
  const isFirstPage = !hasLoadedFirstPage && typeof document !== 'undefined';
  hasLoadedFirstPage = true;
  const chunks = originalPreload(pathname);
  if (!isFirstPage) return chunks;
  showLoading(chunks);
  return chunks.catch(skipHydration);
}

/** Never resolves, so that the static page is not hydrated. */
function skipHydration(error: unknown): Promise<never> {
  console.warn(error);
  return new Promise(() => {});
}
