import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { textOf, type Piece } from '../../shared/pieces';
import styles from './styles.module.css';

/** Longer code folds: a reader first wants to see the props. */
const foldFrom = 160;

/** Printed code of a type or a declaration; every name that has a page is a link. */
export default function LinkedCode({ pieces }: { pieces: Piece[] }): ReactNode {
  const code = (
    <code className={styles.type}>
      {pieces.map((piece, index) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <Link key={index} to={piece.to}>
            {piece.text}
          </Link>
        ),
      )}
    </code>
  );
  if (textOf(pieces).length <= foldFrom) return code;
  const names = pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.text]));
  return (
    <details className={styles.fold}>
      <summary>
        Long type
        {names.length > 0 && ` with ${[...new Set(names)].join(', ')}`}
      </summary>
      {code}
    </details>
  );
}
