import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ApiSymbol } from '@site/shared/types/api-model';
import ExampleLinks from './ExampleLinks';
import styles from './styles.module.css';

/** Renders the usages of a symbol in other types and in examples. */
export default function Uses({ symbol }: { symbol: ApiSymbol }): ReactNode {
  return (
    <>
      {symbol.usedBy.length > 0 && (
        <ul className={styles.uses}>
          {symbol.usedBy.map(({ text, to }) => (
            <li key={text}>
              <Link to={to}>
                <code>{text}</code>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ExampleLinks ids={symbol.examples} />
    </>
  );
}
