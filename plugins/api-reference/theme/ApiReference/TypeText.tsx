import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { TypePart } from '@site/contracts/api-model';
import styles from './styles.module.css';

/** Longer types fold: a reader first wants to see the props. */
const foldFrom = 160;

/** A type's text; every name that has a page is a link. */
export default function TypeText({ parts }: { parts: TypePart[] }): ReactNode {
  const text = parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
  const code = (
    <code className={styles.type}>
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <Link key={index} to={part.to}>
            {part.text}
          </Link>
        ),
      )}
    </code>
  );
  if (text.length <= foldFrom) return code;
  const names = parts.filter((part) => typeof part !== 'string');
  return (
    <details className={styles.fold}>
      <summary>
        Long type
        {names.length > 0 && ` with ${[...new Set(names.map((part) => part.text))].join(', ')}`}
      </summary>
      {code}
    </details>
  );
}
