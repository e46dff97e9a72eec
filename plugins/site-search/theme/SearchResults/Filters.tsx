import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ResultsRequest } from '../../client/results-address';
import { searchGroups } from '../../client/search-groups';
import styles from './styles.module.css';

interface Props {
  request: ResultsRequest;
  /** Number of hits by id of the group. */
  counts: Record<string, number>;
  /** Returns the address of the page with another request. */
  addressOf: (request: Partial<ResultsRequest>) => string;
}

/** Renders links that filter the hits by kind. They keep the filter in the address, so that Back works. */
export default function Filters({ request, counts, addressOf }: Props): ReactNode {
  const { query, group } = request;
  const found = searchGroups.filter(({ id }) => counts[id] || id === group);
  if (found.length === 0) return null;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const filters: { id?: string; label: string; count: number }[] = [
    { label: 'All', count: all },
    ...found.map(({ id, label }) => ({ id, label, count: counts[id] ?? 0 })),
  ];
  return (
    <nav aria-label="Kinds of results" className={styles.filters}>
      {filters.map(({ id, label, count }) => (
        <Link
          key={label}
          to={addressOf({ query, group: id })}
          className={styles.filter}
          aria-current={id === group ? 'true' : undefined}
        >
          {label} <span className={styles.count}>{count}</span>
        </Link>
      ))}
    </nav>
  );
}
