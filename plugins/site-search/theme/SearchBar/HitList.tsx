import { memo, useEffect, useRef, type ReactNode } from 'react';
import type { SearchDocument } from '@site/contracts/search-data';
import Hit from './Hit';
import styles from './styles.module.css';
import type { Answer } from './use-hits';

interface HitListProps {
  id: string;
  answer: Answer;
  shown: boolean;
  /** Index of the selected result. */
  active: number;
  onChoose: (hit: SearchDocument) => void;
  onPoint: (index: number) => void;
}

/** Returns the id of the element of a result. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Renders the list of results. Memoized, so that typing does not render it again before there are new results. */
export default memo(function HitList(props: HitListProps): ReactNode {
  const { id, answer, shown, active, onChoose, onPoint } = props;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div className={styles.panel} hidden={!shown}>
      {answer.hits.length === 0 && (
        <p className={styles.empty}>No results. Try the name of a component or a prop.</p>
      )}
      <ul ref={list} id={id} role="listbox" aria-label="Search results" className={styles.list}>
        {shown &&
          answer.hits.map((hit, index) => (
            <Hit
              key={hit.id}
              id={optionId(id, index)}
              hit={hit}
              query={answer.query}
              active={index === active}
              onChoose={() => onChoose(hit)}
              onPoint={() => onPoint(index)}
            />
          ))}
      </ul>
    </div>
  );
});
