import DocsRoot from '@theme/DocsRoot';
import type { RouteConfig } from 'react-router-config';
import FramedPage from './framed-page';

/** The one route: every page is its HTML, in the frame that `DocsRoot` makes on the server too. */
const route: RouteConfig & { serverOnly: unknown } = {
  path: '*',
  component: DocsRoot as RouteConfig['component'],
  routes: [{ path: '*', component: FramedPage }],
  // Never called: the bundler puts the styles of what it would load into the stylesheet.
  serverOnly: () => import('@generated/partial-hydration/default/server-only'),
};

export default [route];
