import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import FontPreload from '@theme/FontPreload';
import OriginalRoot from '@theme-original/Root';
import type { Props } from '@theme/Root';

/**
 * Delays the first paint until the element after the navbar has been parsed: a partially rendered navbar would
 * shift when its remaining links arrive. Browsers without support for `rel="expect"` ignore it.
 */
const waitForNavbar = {
  rel: 'expect',
  href: '#__docusaurus_skipToContent_fallback',
  blocking: 'render',
};

/**
 * Adds tags to the head of every page. They are rendered after the page: during hydration, the head briefly
 * contains only the tags that were rendered first, and without the icon tag the browser would request a default
 * favicon.
 */
export default function Root({ children }: Props): ReactNode {
  return (
    <OriginalRoot>
      {children}
      <FontPreload />
      <Head>
        <link {...waitForNavbar} />
      </Head>
    </OriginalRoot>
  );
}
