import type { ReactNode } from 'react';
import FontPreload from '@theme/FontPreload';
import OriginalRoot from '@theme-original/Root';
import type { Props } from '@theme/Root';

/**
 * Adds the font preload to the head of every page. It is rendered after the page: during hydration, the head
 * briefly contains only the tags that were rendered first, and without the icon tag the browser would request
 * a default favicon.
 */
export default function Root({ children }: Props): ReactNode {
  return (
    <OriginalRoot>
      {children}
      <FontPreload />
    </OriginalRoot>
  );
}
