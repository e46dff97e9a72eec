import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import fontUrl from '@site/.generated/fonts/inter.woff2';

/**
 * Preloads the font, which text uses only if it is available at first paint. The bundler resolves the link and
 * the stylesheet to the same URL.
 */
export default function FontPreload(): ReactNode {
  return (
    <Head>
      <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
    </Head>
  );
}
