import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ExampleEntry } from '@site/shared/types/example-manifest';
import styles from './tools.module.css';

interface Props {
  example: Pick<ExampleEntry, 'id' | 'title'>;
  /** Whether the page is the example's own, to which its full size does not need a link. */
  onOwnPage?: boolean;
}

/** Renders the tools of an example (`client/example-tools.ts`). Without scripts, only the links are visible. */
export default function Tools({ example, onOwnPage = false }: Props): ReactNode {
  const { id, title } = example;
  const url = useBaseUrl(`/examples/${id}`);
  const tables = useBaseUrl(`/example-tables/${id}.json`);
  return (
    <div className={styles.tools}>
      {onOwnPage ? (
        <button type="button" data-tool="full" title="Full size">
          <span>Full size</span>
        </button>
      ) : (
        <Link
          to={`/examples/${id}`}
          data-tool="full"
          title="Full size"
          aria-label={`Open full size: ${title}`}
        >
          <span>Full size</span>
        </Link>
      )}
      <button type="button" data-tool="data" value={tables} title="Data as table">
        <span>Data</span>
      </button>
      <button type="button" data-edit="" title="Edit the code">
        <span>Edit</span>
      </button>
      <button type="button" data-tool="link" value={url} title="Copy link to this chart">
        <span aria-live="polite">Copy link</span>
      </button>
    </div>
  );
}
