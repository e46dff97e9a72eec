import type { ReactNode } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import Root from '@theme-original/Root';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Asks for the color mode where there is none yet, if the address wants it so. */
function Outside() {
  useColorMode();
  return null;
}

export default function RootWithMisuse({ children }: { children: ReactNode }) {
  const asked = useIsBrowser() && window.location.search === '?outside';
  return (
    <Root>
      {asked && <Outside />}
      {children}
    </Root>
  );
}
