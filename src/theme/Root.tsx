import type { ReactNode } from 'react';
import FontPreload from '@theme/FontPreload';
import OriginalRoot from '@theme-original/Root';
import type { Props } from '@theme/Root';

/** Adds to every page what the site itself needs there. */
export default function Root({ children }: Props): ReactNode {
  return (
    <OriginalRoot>
      <FontPreload />
      {children}
    </OriginalRoot>
  );
}
