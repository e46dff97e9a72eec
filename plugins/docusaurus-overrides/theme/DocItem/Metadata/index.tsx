import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import OriginalMetadata from '@theme-init/DocItem/Metadata';

/** Front matter that only this component reads. */
interface HeadFrontMatter {
  /** Document title, if the heading alone would be ambiguous in a browser tab or in search results. */
  title_meta?: string;
  /** Alternative text of `image`. */
  image_alt?: string;
}

/**
 * Adds metadata that Docusaurus 3.9.2 does not support for docs: `title_meta`, `og:type`, `og:image:alt`, and a
 * `TechArticle` as structured data.
 */
export default function DocItemMetadata(): ReactNode {
  const { metadata } = useDoc();
  const { url, title: siteTitle } = useDocusaurusContext().siteConfig;
  // Not `useDoc().frontMatter`, which the bundler keeps while the text of the page is unchanged.
  const { title_meta, image_alt } = metadata.frontMatter as HeadFrontMatter;
  const isArticle = metadata.slug !== '/';
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title_meta ?? metadata.title,
    description: metadata.description,
    url: url + metadata.permalink,
    dateModified: metadata.frontMatter.last_update?.date,
    isPartOf: { '@type': 'WebSite', name: siteTitle },
  };
  return (
    <>
      <OriginalMetadata />
      <PageMetadata title={title_meta}>
        {isArticle && <meta property="og:type" content="article" />}
        {isArticle && <script type="application/ld+json">{JSON.stringify(article)}</script>}
        {image_alt && <meta property="og:image:alt" content={image_alt} />}
        {image_alt && <meta name="twitter:image:alt" content={image_alt} />}
      </PageMetadata>
    </>
  );
}
