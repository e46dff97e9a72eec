import { useEffect, type RefObject } from 'react';
import { inertOthers } from 'aria-hidden';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';

/** Elements that stay interactive while the sidebar is open: the hamburger button, the sidebar and its backdrop. */
const interactiveElements = '.navbar__toggle, .navbar-sidebar, .navbar-sidebar__backdrop';

/**
 * Traps the focus in the open mobile sidebar and makes the rest of the page inert. Escape closes the sidebar.
 * Whenever it closes, the focus returns to the button.
 *
 * @param button - the hamburger button, inside the navbar
 */
export function useOpenSidebar(button: RefObject<HTMLButtonElement>): void {
  const { shown, toggle } = useNavbarMobileSidebar();
  useEffect(() => {
    const opener = button.current;
    const navbar = opener?.closest('.navbar');
    if (!shown || !opener || !navbar) return;
    const release = inertOthers([...navbar.querySelectorAll(interactiveElements)]);
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      release();
      opener.focus();
    };
  }, [button, shown, toggle]);
}
