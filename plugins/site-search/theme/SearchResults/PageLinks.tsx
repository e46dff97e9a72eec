import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ResultsRequest } from '../../client/results-address';
import styles from './styles.module.css';

interface Props {
  request: ResultsRequest;
  pages: number;
  /** Returns the address of the page with another request. */
  addressOf: (request: Partial<ResultsRequest>) => string;
}

/** Renders links to the previous and the next page of hits. */
export default function PageLinks({ request, pages, addressOf }: Props): ReactNode {
  if (pages < 2) return null;
  const page = Math.min(request.page, pages);
  const address = (other: number) => addressOf({ ...request, page: other });
  return (
    <nav aria-label="Pages of results" className={styles.pages}>
      {page > 1 && <Link to={address(page - 1)}>Previous page</Link>}
      {page < pages && <Link to={address(page + 1)}>Next page</Link>}
    </nav>
  );
}
