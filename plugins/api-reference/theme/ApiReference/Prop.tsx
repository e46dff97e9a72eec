import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ApiMember } from '@site/shared/types/api-model';
import Badge from './Badge';
import Default from './Default';
import ExampleLinks from './ExampleLinks';
import Parameters from './Parameters';
import RichText from './RichText';
import TypeText from './TypeText';
import styles from './styles.module.css';

/** Props that every example sets, so that links to examples say nothing about them. */
const inEveryExample = ['id', 'data'];

/** Renders a prop. Its attributes and its id are a public contract, described in the README of this plugin. */
export default function Prop({ member }: { member: ApiMember }): ReactNode {
  const { name, required, type, accepts, description, deprecated, parameters, examples } = member;
  useBrokenLinks().collectAnchor(name);
  return (
    <div className={styles.prop} id={name} data-prop={name} data-required={required}>
      <dt className={styles.name}>
        <a href={`#${name}`}>
          <code>{name}</code>
        </a>
        {required && <Badge text="required" />}
        {deprecated && <Badge text="deprecated" />}
        {member.noEffect && <Badge text="no effect" />}
        {member.releaseTag && <Badge text={member.releaseTag} />}
      </dt>
      <dd data-prop-type>
        <TypeText type={type} />
      </dd>
      <Default member={member} />
      <dd className={styles.about}>
        {deprecated && deprecated.length > 0 && (
          <div className={styles.deprecation}>
            <RichText nodes={deprecated} />
          </div>
        )}
        {description.length > 0 && (
          <div data-prop-description>
            <RichText nodes={description} />
          </div>
        )}
        {accepts && (
          <p className={styles.more}>
            {'Accepts '}
            {accepts.map(({ text, to }, index) => (
              <span key={text}>
                {index > 0 && ', '}
                <Link to={to}>
                  <code>{text}</code>
                </Link>
              </span>
            ))}
          </p>
        )}
        {parameters && <Parameters parameters={parameters} />}
        {examples && !inEveryExample.includes(name) && <ExampleLinks ids={examples} />}
      </dd>
    </div>
  );
}
