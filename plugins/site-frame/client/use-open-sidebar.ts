import { useEffect, type RefObject } from 'react';
import { inertOthers } from 'aria-hidden';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';

/** What stays in reach while the sidebar is open: the button that closes it, the sidebar, the area around it. */
const parts = '.navbar__toggle, .navbar-sidebar, .navbar-sidebar__backdrop';

/**
 * Makes the open mobile sidebar the only part of the page that keys and screen readers reach.
 * Escape closes it; however it is closed, the focus returns to the button.
 *
 * @param button - the hamburger button, inside the top bar
 */
export function useOpenSidebar(button: RefObject<HTMLButtonElement>): void {
  const { shown, toggle } = useNavbarMobileSidebar();
  useEffect(() => {
    const opener = button.current;
    const bar = opener?.closest('.navbar');
    if (!shown || !opener || !bar) return;
    const release = inertOthers([...bar.querySelectorAll(parts)]);
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
