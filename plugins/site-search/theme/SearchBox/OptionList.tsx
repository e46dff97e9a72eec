import { memo, useEffect, type ReactNode } from 'react';
import type { SearchHit } from '@site/shared/search-data';
import type { BoxView } from '../../client/box-view';
import type { Site } from '../../client/site';
import Option from './Option';
import styles from './styles.module.css';

interface Props extends Pick<Site, 'colorMode'> {
  id: string;
  view: BoxView;
  query: string;
  /** Index of the active option; -1 for none. */
  active: number;
  onChoose: (hit: SearchHit) => void;
}

/** Returns the id of the element of an option. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Renders the options by section. Memoized, so that typing does not render it again before there is a new answer. */
export default memo(function OptionList(props: Props): ReactNode {
  const { id, view, active, ...shared } = props;
  useEffect(() => {
    const option = document.getElementById(optionId(id, active));
    // Together with its heading, if it is the first one.
    (active === 0 ? option?.parentElement : option)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active, view]);

  let index = 0;
  return (
    <div id={id} role="listbox" aria-label="Search results" className={styles.list}>
      {view.sections.map(({ label, hits }) => (
        <div key={label} role="group" aria-label={label} className={styles.section}>
          <div className={styles.heading} aria-hidden="true">
            {label}
          </div>
          {hits.map((hit) => {
            const at = index++;
            return (
              <Option
                key={hit.url + hit.title}
                id={optionId(id, at)}
                hit={hit}
                active={at === active}
                {...shared}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
});
