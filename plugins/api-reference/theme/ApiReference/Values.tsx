import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ApiSymbol } from '@site/shared/types/api-model';
import RichText from './RichText';
import styles from './styles.module.css';

/** Renders the values of a constant or of a union of literals. */
export default function Values({ symbol }: { symbol: ApiSymbol }): ReactNode {
  return (
    <dl className={styles.props}>
      {symbol.values.map(({ name, value, description }) => (
        <Value key={name} id={valueId(name)}>
          <dt className={styles.name}>
            <code>{name}</code>
          </dt>
          <dd className={styles.about}>
            {symbol.kind === 'variable' && <code>{JSON.stringify(value)}</code>}
            <RichText nodes={description} />
          </dd>
        </Value>
      ))}
    </dl>
  );
}

/** Returns the anchor of a value: `Left` for `Position.Left`, `left` for `'left'`. Search results lead to it. */
const valueId = (name: string) => name.replace(/^.*\./, '').replaceAll("'", '');

function Value({ id, children }: { id: string; children: ReactNode }): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <div className={styles.prop} id={id}>
      {children}
    </div>
  );
}
