import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { TypePart } from '@site/contracts/api-model';
import styles from './styles.module.css';

/** Maximum length of a type in characters; longer types are collapsed. */
const maxLength = 160;

/** Renders a type, with links for names that have a page. */
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
  if (text.length <= maxLength) return code;
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
