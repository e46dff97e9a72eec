import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ApiMember } from '@site/contracts/api-model';
import RichText from './RichText';
import TypeText from './TypeText';
import styles from './styles.module.css';

/** One row; its attributes and its id are a public contract, described in the room's README. */
export default function Prop({ member }: { member: ApiMember }): ReactNode {
  const { name, required, type, defaultValue, description, deprecated } = member;
  useBrokenLinks().collectAnchor(name);
  return (
    <div className={styles.prop} id={name} data-prop={name} data-required={required}>
      <dt className={styles.name}>
        <a href={`#${name}`}>
          <code>{name}</code>
        </a>
        {required && <span className={styles.mark}>required</span>}
        {deprecated && <span className={styles.mark}>deprecated</span>}
      </dt>
      <dd>
        <div data-prop-type>
          <TypeText parts={type} />
        </div>
        {defaultValue && (
          <div data-prop-default className={styles.default}>
            Default: <code>{defaultValue}</code>
          </div>
        )}
        {description.length > 0 && (
          <div data-prop-description>
            <RichText nodes={description} />
          </div>
        )}
        {deprecated && deprecated.length > 0 && (
          <div className={styles.deprecation}>
            <RichText nodes={deprecated} />
          </div>
        )}
      </dd>
    </div>
  );
}
