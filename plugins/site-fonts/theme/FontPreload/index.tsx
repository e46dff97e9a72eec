import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import textFont from '@site/.generated/fonts/inter.woff2';
import codeFont from '@site/.generated/fonts/jetbrains-mono.woff2';

const attributes = {
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
} as const;

/**
 * Preloads the fonts, which text and code use only if they are available at first paint. The bundler resolves the
 * links and the stylesheet to the same URLs.
 */
export default function FontPreload(): ReactNode {
  return (
    <Head>
      <link {...attributes} href={textFont} />
      <link {...attributes} href={codeFont} />
    </Head>
  );
}
