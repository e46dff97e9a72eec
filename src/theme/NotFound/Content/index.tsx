import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';

/** What an unknown path shows; it sets its own title, since the docs root renders it without a page. */
export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl markdown', className)}>
      <PageMetadata title="Page Not Found" />
      <Heading as="h1">Page Not Found</Heading>
      <p>No page of this site has this address. It may have moved, or the link has a slip in it.</p>
      <p>Search for a component or a prop by its name, or start from one of these pages:</p>
      <ul>
        <li>
          <Link to="/docs/docs">Docs</Link>: guides by task
        </li>
        <li>
          <Link to="/api/Chart">API</Link>: components and their props
        </li>
        <li>
          <Link to="/examples/examples">Examples</Link>: running charts with their code
        </li>
      </ul>
    </main>
  );
}
