import type { ReactNode } from 'react';
import { useRouteMatch } from 'react-router';
import Head from '@docusaurus/Head';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { MarkdownPagesData } from '../../shared/plugin-data';
import { markdownPath } from '../../shared/markdown-path';
import styles from './styles.module.css';

/**
 * Renders the controls that copy and show the page as Markdown (`client/page-controls.ts`), and the tag that tells
 * programs its address; nothing on pages without Markdown.
 */
export default function PageMarkdown(): ReactNode {
  // Not the location, to which the development server adds a slash if there is a folder of the same name.
  const { path } = useRouteMatch();
  const { excluded } = usePluginData('markdown-pages') as MarkdownPagesData;
  if (excluded.includes(path)) return null;
  const address = markdownPath(path);
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <div className={styles.controls} data-controls="">
        <span aria-live="polite" />
        <button type="button" className={styles.control}>
          Copy page
        </button>
        <a href={address} className={styles.control}>
          View as Markdown
        </a>
        <button type="button" className={styles.control} aria-haspopup="menu">
          More
        </button>
      </div>
    </>
  );
}
