import type { ReactNode } from 'react';
import type { Props } from '@theme/DocSidebar';
import OriginalDocSidebar from '@theme-init/DocSidebar';
import { withPage } from './with-page';

/** Renders the sidebar of a page, which includes the page even if only its parent folder is in the sidebar. */
export default function DocSidebar(props: Props): ReactNode {
  return <OriginalDocSidebar {...props} sidebar={withPage(props.sidebar, props.path)} />;
}
