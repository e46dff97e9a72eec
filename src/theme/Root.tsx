import type { ReactNode } from 'react';
import FontPreload from '@theme/FontPreload';
import OriginalRoot from '@theme-original/Root';
import type { Props } from '@theme/Root';

/**
 * Adds the font to the head of every page. It comes after the page: what comes first is for a moment all
 * that the head keeps when scripts take over, and a head without the icon has the browser ask for another.
 */
export default function Root({ children }: Props): ReactNode {
  return (
    <OriginalRoot>
      {children}
      <FontPreload />
    </OriginalRoot>
  );
}
