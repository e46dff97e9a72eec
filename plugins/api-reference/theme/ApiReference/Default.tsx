import type { ReactNode } from 'react';
import clsx from 'clsx';
import { toString } from 'mdast-util-to-string';
import type { ApiMember } from '@site/shared/types/api-model';
import { defaultOf } from '@site/shared/default-of';
import RichText from './RichText';
import styles from './styles.module.css';

/** Number of characters that the column of defaults shows on two lines. */
const twoLines = 48;

/**
 * Renders the default of a prop: the observed value, a description, or both. A short one is in the column of
 * defaults, where its label is generated content, because the head of the column says it. A long one is below the type;
 * its label is not part of the Markdown, where the column has a head.
 */
export default function Default({ member }: { member: ApiMember }): ReactNode {
  const shown = defaultOf(member);
  if (!shown) return null;
  const { code, words } = shown;
  const isLong = toString(words).length > twoLines;
  return (
    <dd data-prop-default className={clsx(styles.default, isLong ? styles.about : styles.value)}>
      {isLong && <span data-markdown-ignore="">Default: </span>}
      {code !== undefined && <code>{code}</code>}
      {code !== undefined && words && '; '}
      {words && <RichText nodes={words} inline />}
    </dd>
  );
}
