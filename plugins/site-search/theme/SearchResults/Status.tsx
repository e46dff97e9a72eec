import type { ReactNode } from 'react';
import { searchGroups } from '../../client/search-groups';
import type { SearchState } from '../../client/search-store';
import type { ResultsRequest } from '../../client/results-address';
import FailureMessage from '../SearchBar/FailureMessage';
import type { QueryAnswer } from '../SearchBox/use-answer';
import styles from './styles.module.css';

interface Props {
  request: ResultsRequest;
  answer: QueryAnswer;
  state: Pick<SearchState, 'failed' | 'isOutdated'>;
  onRetry: () => void;
}

/** Renders the number of hits, or why there are none yet. */
export default function Status({ request, answer, state, onRetry }: Props): ReactNode {
  if (state.failed)
    return (
      <div role="alert" className={styles.failure}>
        <FailureMessage
          isOutdated={state.isOutdated}
          onRetry={onRetry}
          text="Search failed to load. Check your connection and try again."
          className="button button--secondary"
        />
      </div>
    );
  return (
    <p role="status" className={styles.status}>
      {statusText(request, answer)}
    </p>
  );
}

function statusText({ query, group, page }: ResultsRequest, answer: QueryAnswer): string {
  if (!query.trim()) return 'Type the name of a component or a prop, or a question in words.';
  const isCurrent = answer.query === query && answer.group === group && answer.page === page;
  if (!isCurrent) return 'Loading…';
  const { total, pages } = answer;
  if (total === 0 && !group) return `No results for “${query}”.`;
  const kind = searchGroups.find(({ id }) => id === group)?.label;
  const results = total === 1 ? '1 result' : `${total} results`;
  const part = pages > 1 ? `, page ${Math.min(page, pages)} of ${pages}` : '';
  return `${results} for “${query}”${kind ? ` in ${kind}` : ''}${part}`;
}
