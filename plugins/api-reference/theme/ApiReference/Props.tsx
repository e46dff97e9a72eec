import { useId, type ReactNode } from 'react';
import type { ApiSymbol } from '@site/shared/types/api-model';
import { groupMembers } from '../../shared/group-members';
import Prop from './Prop';
import styles from './styles.module.css';

const filterThreshold = 8; // minimum number of rows

/** Renders all props of a component or members of a type: required ones first, then grouped by declaring type. */
export default function Props({ symbol }: { symbol: ApiSymbol }): ReactNode {
  return (
    <div>
      {symbol.members.length >= filterThreshold && <Filter all={symbol.members.length} />}
      <div className={styles.head} aria-hidden>
        <span>Name</span>
        <span>Type</span>
        <span>Default</span>
      </div>
      {[...groupMembers(symbol)].map(([heading, members]) => (
        <section key={heading} aria-label={heading}>
          <h3 className={styles.group}>{heading}</h3>
          <dl className={styles.props}>
            {members.map((member) => (
              <Prop key={member.name} member={member} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** Renders the filter, which `client/filter-props.ts` enables and handles. */
function Filter({ all }: { all: number }): ReactNode {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>Filter by name or type</label>
      <input id={id} type="search" disabled data-filter-props="" />
      <span role="status">{`${all} in total`}</span>
    </div>
  );
}
