import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { ApiMember } from '@site/contracts/api-model';
import RichText from './RichText';
import styles from './styles.module.css';

/**
 * Renders the default of a prop: the observed value, a description, or both. A value is in the column of defaults,
 * a description below the type. The label of a value is generated content, because the head of the column says it.
 */
export default function Default({ member }: { member: ApiMember }): ReactNode {
  const { default: observed, defaultInWords, declaredDefault } = member;
  const code = observed ?? (defaultInWords ? undefined : declaredDefault);
  if (code === undefined && !defaultInWords) return null;
  return (
    <dd
      data-prop-default
      className={clsx(styles.default, defaultInWords ? styles.about : styles.value)}
    >
      {defaultInWords && 'Default: '}
      {code !== undefined && <code>{code}</code>}
      {code !== undefined && defaultInWords && '; '}
      {defaultInWords && <RichText nodes={defaultInWords} inline />}
    </dd>
  );
}
