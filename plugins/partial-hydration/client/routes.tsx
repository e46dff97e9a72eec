import FramedPage from './framed-page';
import PageRoute from './page-route';

/** The one route: every page is its HTML, in the frame that it has on the server too. */
export default [
  {
    path: '*',
    component: PageRoute,
    routes: [{ path: '*', component: FramedPage }],
    // Never called: the bundler puts the styles of what it would load into the stylesheet.
    serverOnly: () => import('@generated/partial-hydration/default/server-only'),
  },
];
