import type { MouseEvent, ReactNode } from 'react';
import type { SearchHit } from '@site/shared/search-data';
import type { BoxView } from '../../client/box-view';
import { isPlain } from '../../client/plain-click';
import { resultsAddress } from '../../client/results-address';
import type { SearchState } from '../../client/search-store';
import type { Site } from '../../client/site';
import FailureMessage from '../SearchBar/FailureMessage';
import { furtherPlaces, hitAt, ownerOf } from '../../client/hit-parts';
import OptionList from './OptionList';
import styles from './styles.module.css';
import type { QueryAnswer } from './use-answer';

interface Props {
  listId: string;
  view: BoxView;
  answer: QueryAnswer;
  active: number;
  site: Site;
  state: SearchState;
  onChoose: (hit: SearchHit) => void;
  onRetry: () => void;
}

/** Renders the list below the search box, with messages above and further links below it. */
export default function Panel(props: Props): ReactNode {
  const { listId, view, answer, active, site, state, onChoose, onRetry } = props;
  const { query, separated, hits, total } = answer;
  const isEmpty = query.trim() !== '' && hits.length === 0;
  return (
    // Clicks beside links do not move the focus out of the search box.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions
    <div className={styles.panel} onMouseDown={keepFocusOnPrimaryButton}>
      {state.failed && (
        <div role="alert" className={styles.message}>
          <FailureMessage
            isOutdated={state.isOutdated}
            onRetry={onRetry}
            className={styles.retry}
          />
        </div>
      )}
      {isEmpty && <p className={styles.message}>{`No results for “${query.trim()}”.`}</p>}
      <OptionList
        id={listId}
        view={view}
        query={separated}
        colorMode={site.colorMode}
        active={active}
        onChoose={onChoose}
      />
      <FurtherPlaces hit={hits.length > 0 ? view.options[active] : undefined} onChoose={onChoose} />
      <div className={styles.foot}>
        <Keys />
        {hits.length > 0 && site.resultsPage && (
          <AllResults
            href={resultsAddress(site.resultsPage, { query })}
            total={total}
            onOpen={site.navigate}
          />
        )}
      </div>
      <span className={styles.announcement} role="status">
        {announcement(answer)}
      </span>
    </div>
  );
}

function keepFocusOnPrimaryButton(event: MouseEvent) {
  if (event.button === 0) event.preventDefault();
}

function announcement({ query, hits }: QueryAnswer): string {
  if (!query.trim()) return '';
  return hits.length === 1 ? '1 result' : `${hits.length} results`;
}

/** Renders the keys that work in the list. Screen readers know them from the role of the list. */
const Keys = () => (
  <span className={styles.keys} aria-hidden="true">
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> choose
    </span>
    <span>
      <kbd>↵</kbd> open
    </span>
    <span>
      <kbd>Esc</kbd> close
    </span>
  </span>
);

interface AllResultsProps {
  href: string;
  total: number;
  onOpen: (href: string) => void;
}

/** Renders a link to the results page. */
const AllResults = ({ href, total, onOpen }: AllResultsProps) => (
  <a
    className={styles.all}
    href={href}
    onClick={(event) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      onOpen(href);
    }}
  >
    {total === 1 ? 'All results (1)' : `All ${total} results`}
  </a>
);

interface FurtherPlacesProps {
  hit: SearchHit | undefined;
  onChoose: (hit: SearchHit) => void;
}

/** Renders links to all further places of the active option, which Tab reaches from the search box. */
function FurtherPlaces({ hit, onChoose }: FurtherPlacesProps): ReactNode {
  if (!hit) return null;
  const { label, places } = furtherPlaces(hit);
  if (places.length === 0) return null;
  return (
    <p className={styles.further}>
      <span>{`${ownerOf(hit)}${hit.title} ${label}`}</span>{' '}
      {places.map((place) => (
        <a
          key={place.url}
          href={place.url}
          onClick={(event) => {
            if (!isPlain(event)) return;
            event.preventDefault();
            onChoose(hitAt(hit, place));
          }}
        >
          {place.title}
        </a>
      ))}
    </p>
  );
}
