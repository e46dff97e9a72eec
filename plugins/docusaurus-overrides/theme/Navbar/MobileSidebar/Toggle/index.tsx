import { useRef, type ReactNode } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import { mobileSidebarId } from '../../../../client/mobile-sidebar-id';
import { useOpenSidebar } from '../../../../client/use-open-sidebar';

/**
 * Renders the hamburger button. The one of theme-classic 3.9.2 has no `aria-controls`, and does not regain the
 * focus when the sidebar closes.
 */
export default function MobileSidebarToggle(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const button = useRef<HTMLButtonElement>(null);
  useOpenSidebar(button);
  return (
    <button
      ref={button}
      type="button"
      className="navbar__toggle clean-btn"
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
      })}
      aria-expanded={shown}
      aria-controls={mobileSidebarId}
      onClick={toggle}
    >
      <IconMenu />
    </button>
  );
}
