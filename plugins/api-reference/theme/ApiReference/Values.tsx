import type { ReactNode } from 'react';
import type { ApiSymbol } from '@site/contracts/api-model';
import RichText from './RichText';
import styles from './styles.module.css';

/** Renders the values of a constant or of a union of literals. */
export default function Values({ symbol }: { symbol: ApiSymbol }): ReactNode {
  return (
    <dl className={styles.props}>
      {symbol.values.map(({ name, value, description }) => (
        <div key={name} className={styles.prop}>
          <dt className={styles.name}>
            <code>{name}</code>
          </dt>
          <dd>
            {symbol.kind === 'variable' && <code>{JSON.stringify(value)}</code>}
            <RichText nodes={description} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
