import { useEffect, type ReactNode } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import type { Props } from '@theme/Root';

/**
 * Makes the announcement bar visible again if there is a new announcement: the static page hides the bar after
 * the previous one was dismissed. As the outermost component, its effects run after those of the theme.
 */
export default function Root({ children }: Props): ReactNode {
  useEffect(() => {
    const dismissed = createStorageSlot('docusaurus.announcement.dismiss').get() === 'true';
    document.documentElement.dataset.announcementBarInitiallyDismissed = String(dismissed);
  }, []);
  return children;
}
