import type { Redirect } from '../plugins/redirect-pages/index';

/** Folders of pages without a page of their own, and the page that lists or begins their pages. */
const targets: Record<string, string> = {
  '/docs': '/docs/docs',
  '/docs/recipes': '/docs/recipes/bars',
  '/api': '/api/Chart',
  '/api/specs': '/category/specs',
  '/api/specs/global': '/category/global',
  '/api/specs/types': '/all-types/',
  '/api/specs/xy': '/category/cartesian',
  '/category': '/category/specs',
  '/examples': '/examples/examples',
  '/all-types/classes': '/all-types/',
  '/all-types/functions': '/all-types/',
  '/all-types/interfaces': '/all-types/',
  '/all-types/namespaces': '/all-types/',
  '/all-types/type-aliases': '/all-types/',
  '/all-types/variables': '/all-types/',
};

/** Redirects for readers who shorten an address. */
export const folderRedirects: Redirect[] = Object.entries(targets).map(([from, to]) => ({
  from,
  to,
}));
