import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import fontUrl from '@site/.generated/fonts/inter.woff2';

/**
 * Preloads the font: text of pages uses it only when it is there for the first paint. The bundler gives the
 * link and the stylesheet the same address.
 */
export default function FontPreload(): ReactNode {
  return (
    <Head>
      <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
    </Head>
  );
}
