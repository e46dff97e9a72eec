import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { textOf, type Piece } from '../../shared/pieces';
import styles from './styles.module.css';

/** Maximum length of code in characters; longer code is collapsed. */
const maxLength = 160;

interface Props {
  pieces: Piece[];
  /** Whether the code is a block of its own. Its Markdown is then a code block, too. */
  isBlock?: boolean;
}

/** Renders printed code of a type or a declaration, with links for names that have a page. */
export default function LinkedCode({ pieces, isBlock = false }: Props): ReactNode {
  const code = (
    <code className={clsx(styles.type, isBlock && 'language-ts')}>
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
  if (textOf(pieces).length <= maxLength) return code;
  const names = pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.text]));
  return (
    <details className={styles.fold}>
      <summary data-markdown-ignore="">
        Long type
        {names.length > 0 && ` with ${[...new Set(names)].join(', ')}`}
      </summary>
      {code}
    </details>
  );
}
