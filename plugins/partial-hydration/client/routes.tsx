import FramedPage from './framed-page';
import PageRoute from './page-route';

/** A single catch-all route: every page is static HTML in the same layout as on the server. */
export default [
  {
    path: '*',
    component: PageRoute,
    routes: [{ path: '*', component: FramedPage }],
    // Never called. The import makes the bundler extract the styles of these modules into the stylesheet.
    serverOnly: () => import('@generated/partial-hydration/default/server-only'),
  },
];
