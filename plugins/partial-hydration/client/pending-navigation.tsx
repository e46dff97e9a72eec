import { cloneElement, useMemo, type ReactElement, type ReactNode } from 'react';
import { __RouterContext as RouterContext } from 'react-router';
import OriginalPendingNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import { useHistory, type useLocation } from '@docusaurus/router';

type Location = ReturnType<typeof useLocation>;

/**
 * Replaces Docusaurus' PendingNavigation, which shows the previous page until the next one is loaded. Its `Route`
 * provides the previous location, but renders on every click on a link, and with it the layout and all other
 * consumers of the location. A provider in place of the `Route` avoids this second rendering.
 */
export default class PendingNavigation extends OriginalPendingNavigation {
  override render(): ReactNode {
    const { children, location } = this.props;
    const content = <LocationProvider location={location}>{children}</LocationProvider>;
    return cloneElement(super.render() as ReactElement, undefined, content);
  }
}

/** Provides a location that can differ from that of the router. Consumers re-render only when it changes. */
function LocationProvider({ location, children }: { location: Location; children: ReactNode }) {
  const history = useHistory();
  const value = useMemo(() => {
    const isExact = location.pathname === '/';
    return { history, location, match: { path: '/', url: '/', params: {}, isExact } };
  }, [history, location]);
  return <RouterContext.Provider value={value}>{children}</RouterContext.Provider>;
}
