import { useEffect, type ReactNode } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import type { Props } from '@theme/Root';

/**
 * Around everything, so that its effects come last: when the theme has found a new announcement, the static
 * page must no longer hide the bar of the dismissed one.
 */
export default function Root({ children }: Props): ReactNode {
  useEffect(() => {
    const dismissed = createStorageSlot('docusaurus.announcement.dismiss').get() === 'true';
    document.documentElement.dataset.announcementBarInitiallyDismissed = String(dismissed);
  }, []);
  return children;
}
