import type { ReactNode } from 'react';
import type { ApiSymbol } from '@site/shared/types/api-model';
import Badge from './Badge';
import RichText from './RichText';
import TypeText from './TypeText';
import styles from './styles.module.css';

/** Renders the parameters and the return value of each call signature, and sample calls. */
export default function Signatures({ symbol }: { symbol: ApiSymbol }): ReactNode {
  const signatures = symbol.signatures.map(({ parameters, returns }, index) => (
    <dl key={index} className={styles.props}>
      {parameters.map(({ name, type, required, description }) => (
        <div key={name} className={styles.prop}>
          <dt className={styles.name}>
            <code>{name}</code>
            {required && <Badge text="required" />}
          </dt>
          <dd className={styles.about}>
            <TypeText type={type} />
            <RichText nodes={description} />
          </dd>
        </div>
      ))}
      <div className={styles.prop}>
        <dt className={styles.name}>Return value</dt>
        <dd className={styles.about}>
          <TypeText type={returns} />
        </dd>
      </div>
    </dl>
  ));
  return (
    <>
      {signatures}
      {symbol.calls.length > 0 && (
        <dl className={styles.calls} aria-label="Calls and their results">
          {symbol.calls.map(({ call, result }) => (
            <div key={call}>
              <dt>
                <code>{call}</code>
              </dt>
              <dd>
                <code>{result}</code>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
