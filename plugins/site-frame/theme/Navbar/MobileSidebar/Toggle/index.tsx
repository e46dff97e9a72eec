import { useRef, type ReactNode } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import { mobileSidebarId } from '../../../../client/mobile-sidebar-id';
import { useOpenSidebar } from '../../../../client/use-open-sidebar';

/**
 * The hamburger button, instead of the one of theme-classic 3.9.2 (`theme/Navbar/MobileSidebar/Toggle`),
 * which neither names what it opens nor gets the focus back.
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
