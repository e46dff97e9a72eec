import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

/** Renders the mobile table of contents as a `details` element, which works without React. */
export default function TOCCollapsible({ toc, className, ...levels }: Props): ReactNode {
  return (
    <details className={clsx(styles.toc, className)}>
      <summary className={styles.tocCollapsibleButton}>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </summary>
      <TOCItems toc={toc} {...levels} className={clsx('table-of-contents', styles.items)} />
    </details>
  );
}
