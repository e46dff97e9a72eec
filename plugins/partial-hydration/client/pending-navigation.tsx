import { cloneElement, useMemo, type ReactElement, type ReactNode } from 'react';
import { __RouterContext as RouterContext } from 'react-router';
import PendingNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import { useHistory } from '@docusaurus/router';
import type { Location } from 'history';

/**
 * The generator's PendingNavigation, which shows the old page until the next one is loaded. It pins the old
 * location with a `Route`, which renders again at the click on a link, and with it everything that reads the
 * location: the frame was rendered twice for one navigation.
 */
export default class PinnedNavigation extends PendingNavigation {
  override render(): ReactNode {
    const { children, location } = this.props;
    const pinned = <PinnedLocation location={location}>{children}</PinnedLocation>;
    return cloneElement(super.render() as ReactElement, undefined, pinned);
  }
}

/** Gives its children a location, whichever the router has; they render when it changes, not with the router. */
function PinnedLocation({ location, children }: { location: Location; children: ReactNode }) {
  const history = useHistory();
  const value = useMemo(() => {
    const isExact = location.pathname === '/';
    return { history, location, match: { path: '/', url: '/', params: {}, isExact } };
  }, [history, location]);
  return <RouterContext.Provider value={value}>{children}</RouterContext.Provider>;
}
