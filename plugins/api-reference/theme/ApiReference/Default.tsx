import type { ReactNode } from 'react';
import type { ApiMember } from '@site/contracts/api-model';
import RichText from './RichText';
import styles from './styles.module.css';

/** Renders the default of a prop: the observed value, a description, or both. */
export default function Default({ member }: { member: ApiMember }): ReactNode {
  const { default: observed, defaultInWords, declaredDefault } = member;
  const code = observed ?? (defaultInWords ? undefined : declaredDefault);
  if (code === undefined && !defaultInWords) return null;
  return (
    <div data-prop-default className={styles.default}>
      Default: {code !== undefined && <code>{code}</code>}
      {code !== undefined && defaultInWords && '; '}
      {defaultInWords && <RichText nodes={defaultInWords} inline />}
    </div>
  );
}
