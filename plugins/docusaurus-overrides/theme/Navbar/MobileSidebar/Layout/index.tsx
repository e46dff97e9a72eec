import type { ComponentProps, ReactNode } from 'react';
import OriginalLayout from '@theme-init/Navbar/MobileSidebar/Layout';
import type Layout from '@theme/Navbar/MobileSidebar/Layout';
import { mobileSidebarId } from '../../../../client/mobile-sidebar-id';

/** Wraps the mobile sidebar of theme-classic 3.9.2 in an element with an id for `aria-controls`. */
export default function MobileSidebarLayout(props: ComponentProps<typeof Layout>): ReactNode {
  return (
    <div id={mobileSidebarId}>
      <OriginalLayout {...props} />
    </div>
  );
}
