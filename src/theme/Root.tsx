import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import FontPreload from '@theme/FontPreload';
import OriginalRoot from '@theme-original/Root';
import type { Props } from '@theme/Root';

/**
 * Holds the first paint until the element after the top bar has arrived: a bar that is painted in part moves when
 * the rest of its links arrives. Browsers that do not know `rel="expect"` ignore it.
 */
const waitForBar = {
  rel: 'expect',
  href: '#__docusaurus_skipToContent_fallback',
  blocking: 'render',
};

/**
 * Adds to the head of every page. It comes after the page: what comes first is for a moment all that the head
 * keeps when scripts take over, and a head without the icon has the browser ask for another.
 */
export default function Root({ children }: Props): ReactNode {
  return (
    <OriginalRoot>
      {children}
      <FontPreload />
      <Head>
        <link {...waitForBar} />
      </Head>
    </OriginalRoot>
  );
}
