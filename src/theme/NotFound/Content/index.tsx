import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Island from '@theme/Island';
import type { Props } from '@theme/NotFound/Content';

/** Renders the not-found page. It sets the title itself, since the docs root renders it without page metadata. */
export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl markdown', className)}>
      <PageMetadata title="Page Not Found" />
      <Heading as="h1">Page Not Found</Heading>
      <p>There is no page at this URL. Misspelled link? The page may also have moved or been deleted.</p>
      <p>Search for a component or a prop by name, or start from one of these pages:</p>
      <ul>
        <li>
          <Link to="/docs/docs">Docs</Link>: guides
        </li>
        <li>
          <Link to="/api/Chart">API</Link>: components and their props
        </li>
        <li>
          <Link to="/examples/examples">Examples</Link>: live charts with their code
        </li>
      </ul>
      <Island name="nearest-pages" props={{}} />
    </main>
  );
}
