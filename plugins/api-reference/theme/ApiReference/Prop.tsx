import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { toString } from 'mdast-util-to-string';
import type { ApiMember, ApiParameter } from '@site/shared/types/api-model';
import { defaultOf } from '@site/shared/default-of';
import Badge from './Badge';
import ExampleLinks from './ExampleLinks';
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

/** Number of characters that the column of defaults shows on two lines. */
const twoLines = 48;

/**
 * Renders the default of a prop: the observed value, a description, or both. A short one is in the column of
 * defaults, where its label is generated content, because the head of the column says it. A long one is below the type;
 * its label is not part of the Markdown, where the column has a head.
 */
function Default({ member }: { member: ApiMember }): ReactNode {
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

/** Renders the parameters of a callback. */
function Parameters({ parameters }: { parameters: ApiParameter[] }): ReactNode {
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
