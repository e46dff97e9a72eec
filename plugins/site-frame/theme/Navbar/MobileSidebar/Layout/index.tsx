import type { ComponentProps, ReactNode } from 'react';
import TheirLayout from '@theme-init/Navbar/MobileSidebar/Layout';
import type Layout from '@theme/Navbar/MobileSidebar/Layout';
import { mobileSidebarId } from '../../../../client/mobile-sidebar-id';

/** The mobile sidebar of theme-classic 3.9.2 with the id that the hamburger button refers to. */
export default function MobileSidebarLayout(props: ComponentProps<typeof Layout>): ReactNode {
  return (
    <div id={mobileSidebarId}>
      <TheirLayout {...props} />
    </div>
  );
}
