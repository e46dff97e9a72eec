import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeRedirects } from './node/write-redirects';
import type { RedirectPagesOptions } from './options';

export { validateOptions, type Redirect, type RedirectPagesOptions } from './options';

/** Creates redirect pages for URLs that have changed, in production builds only. */
export default function redirectPages(
  _context: LoadContext,
  { redirects }: RedirectPagesOptions,
): Plugin {
  return {
    name: 'redirect-pages',
    postBuild: async ({ outDir, baseUrl, siteConfig: { url, title }, routesPaths }) =>
      writeRedirects(redirects, { outDir, baseUrl, url, title, routes: routesPaths }),
  };
}
