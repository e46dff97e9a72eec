import { useId, useState, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ApiMember, ApiSymbol } from '@site/contracts/api-model';
import Prop from './Prop';
import styles from './styles.module.css';

const enoughToFilter = 8; // rows; fewer are seen at once

/** All props of a component, or all members of a type: required ones first, then by where they come from. */
export default function Props({ symbol }: { symbol: ApiSymbol }): ReactNode {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isShown = ({ name, type }: ApiMember) => {
    const text = `${name} ${type.map((part) => (typeof part === 'string' ? part : part.text)).join('')}`;
    return words.every((word) => text.toLowerCase().includes(word));
  };
  const shown = symbol.members.filter(isShown).length;
  return (
    <>
      {symbol.members.length >= enoughToFilter && (
        <Filter query={query} onChange={setQuery} shown={shown} all={symbol.members.length} />
      )}
      {[...groupMembers(symbol)].map(([heading, members]) => (
        <section key={heading} aria-label={heading} hidden={!members.some(isShown)}>
          <h3 className={styles.group}>{heading}</h3>
          <dl className={styles.props}>
            {members.map((member) => (
              <Prop key={member.name} member={member} hidden={!isShown(member)} />
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

interface FilterProps {
  query: string;
  onChange: (query: string) => void;
  shown: number;
  all: number;
}

function Filter({ query, onChange, shown, all }: FilterProps): ReactNode {
  const id = useId();
  const usable = useIsBrowser();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>Filter by name or type</label>
      <input
        id={id}
        type="search"
        value={query}
        disabled={!usable}
        onChange={(event) => onChange(event.target.value)}
      />
      <span role="status">{query ? `${shown} of ${all}` : `${all} in all`}</span>
    </div>
  );
}

function groupMembers({ name, members }: ApiSymbol): Map<string, ApiMember[]> {
  const groups = new Map<string, ApiMember[]>();
  for (const member of [...members].sort((a, b) => Number(b.required) - Number(a.required))) {
    const heading = member.required ? 'Required' : `Optional, from ${member.from ?? name}`;
    groups.set(heading, [...(groups.get(heading) ?? []), member]);
  }
  return groups;
}
