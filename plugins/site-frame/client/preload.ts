import preloadTheirs from '@docusaurus/core/lib/client/preload';
import normalizeLocation from './normalize-location';
import { showLoading } from './page-loader';

let opened = false;

/**
 * Fetches the code of a page before it is shown.
 *
 * A direct visit to `x.html` wants the code of `x`. When the first page's code does not arrive, its text
 * stays and the reader can try again; a later page that fails is left to the generator, which reloads.
 */
export default function preload(address: string): Promise<unknown> {
  const { pathname } = normalizeLocation({
    pathname: address,
    search: '',
    hash: '',
    state: undefined,
  });
  const first = !opened && typeof document !== 'undefined';
  opened = true;
  const code = preloadTheirs(pathname);
  if (!first) return code;
  showLoading(code);
  return code.catch(keepText);
}

/** Leaves the page as it was built: it never begins to run. */
function keepText(error: unknown): Promise<never> {
  console.warn(error);
  return new Promise(() => {});
}
