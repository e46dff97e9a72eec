import { useState, type ComponentProps, type ReactNode } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import OriginalLayout from '@theme-init/Navbar/MobileSidebar/Layout';
import type Layout from '@theme/Navbar/MobileSidebar/Layout';
import { mobileSidebarId } from '../../../../client/mobile-sidebar-id';

/**
 * Wraps the mobile sidebar of theme-classic 3.9.2 in an element with an id for `aria-controls`, and renders it when it
 * is opened for the first time: its hundreds of links would delay hydration on every phone.
 */
export default function MobileSidebarLayout(props: ComponentProps<typeof Layout>): ReactNode {
  const { shown } = useNavbarMobileSidebar();
  const [wasOpened, setWasOpened] = useState(shown);
  if (shown && !wasOpened) setWasOpened(true);
  return <div id={mobileSidebarId}>{wasOpened && <OriginalLayout {...props} />}</div>;
}
