import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import reference from '@site/.generated/api-reference/figures.json';
import gallery from '@site/.generated/examples/gallery.json';
import styles from './styles.module.css';

/** Links below the introduction, the most important one first. */
const actions = [
  { to: '/docs/intro', label: 'Get started' },
  { to: '/examples/examples', label: 'See the examples' },
];

/** Renders the header of the home page: title, tagline, introduction, calls to action and figures. */
export default function Hero({ children }: { children: ReactNode }): ReactNode {
  const { title, tagline } = useDocusaurusContext().siteConfig;
  return (
    <header className={styles.hero}>
      <h1>{title}</h1>
      <p className={styles.tagline}>{tagline}</p>
      <div className={styles.lead}>{children}</div>
      <p className={styles.actions}>
        {actions.map(({ to, label }, index) => (
          <Link
            key={to}
            className={clsx('button button--primary', index > 0 && 'button--outline')}
            to={to}
          >
            {label}
          </Link>
        ))}
      </p>
      <Figures />
    </header>
  );
}

const examples = gallery.flatMap(({ families }) => families.flatMap(({ cards }) => cards));

/** What this documentation contains, and the pages that show what is counted. */
const figures = [
  { value: examples.length, label: 'live examples', to: '/examples/examples' },
  { value: reference.describedProps, label: 'props described', to: '/category/specs' },
  { value: reference.names, label: 'exported names', to: '/all-types/' },
];

/** Renders what this documentation contains, in numbers. */
function Figures(): ReactNode {
  return (
    <p className={styles.figures}>
      {figures.map(({ value, label, to }) => (
        <Link key={to} to={to}>
          <b>{value}</b> {label}
        </Link>
      ))}
    </p>
  );
}
