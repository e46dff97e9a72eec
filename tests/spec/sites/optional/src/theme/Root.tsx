import type { ReactNode } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import Root from '@theme-original/Root';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Calls a context hook outside of its provider. */
function Outside() {
  useColorMode();
  return null;
}

export default function RootWithMisuse({ children }: { children: ReactNode }) {
  const isRequested = useIsBrowser() && window.location.search === '?outside';
  return (
    <Root>
      {isRequested && <Outside />}
      {children}
    </Root>
  );
}
