import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import textFont from '@site/.generated/fonts/inter.woff2';
import codeFont from '@site/.generated/fonts/code.woff2';

/**
 * Preloads the fonts, which text and code use only if they are available at first paint. The bundler resolves the
 * links and the stylesheet to the same URLs.
 */
export default function FontPreload(): ReactNode {
  return (
    <Head>
      {[textFont, codeFont].map((font) => (
        <link
          key={font}
          rel="preload"
          href={font}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
    </Head>
  );
}
