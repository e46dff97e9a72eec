import type { ReactNode } from 'react';
import type { ApiParameter } from '@site/shared/types/api-model';
import RichText from './RichText';
import TypeText from './TypeText';
import styles from './styles.module.css';

/** Renders the parameters of a callback. */
export default function Parameters({ parameters }: { parameters: ApiParameter[] }): ReactNode {
  return (
    <ul className={styles.parameters} aria-label="Callback parameters">
      {parameters.map(({ name, type, required, description }) => (
        <li key={name}>
          <code>{required ? name : `${name}?`}</code>: <TypeText type={type} />{' '}
          <RichText nodes={description} inline />
        </li>
      ))}
    </ul>
  );
}
