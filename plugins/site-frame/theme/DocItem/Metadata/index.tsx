import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import TheirMetadata from '@theme-init/DocItem/Metadata';

/** Front matter that only this component reads. */
interface HeadFrontMatter {
  /** Title in a browser's tab and in search hits, where the heading alone would be ambiguous. */
  title_meta?: string;
  /** Alternative text of `image`. */
  image_alt?: string;
}

/** Head of a page (Docusaurus 3.9.2 knows `title_meta` for blogs alone, and no `og:type` or `og:image:alt`). */
export default function DocItemMetadata(): ReactNode {
  const { frontMatter, metadata } = useDoc();
  const { title_meta, image_alt } = frontMatter as HeadFrontMatter;
  return (
    <>
      <TheirMetadata />
      <PageMetadata title={title_meta}>
        {metadata.slug !== '/' && <meta property="og:type" content="article" />}
        {image_alt && <meta property="og:image:alt" content={image_alt} />}
        {image_alt && <meta name="twitter:image:alt" content={image_alt} />}
      </PageMetadata>
    </>
  );
}
