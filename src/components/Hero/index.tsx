import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './styles.module.css';

/** Renders the header of the home page: title, tagline, introduction and calls to action. */
export default function Hero({ children }: { children: ReactNode }): ReactNode {
  const { title, tagline } = useDocusaurusContext().siteConfig;
  return (
    <header className={styles.hero}>
      <h1>{title}</h1>
      <p className={styles.tagline}>{tagline}</p>
      <div className={styles.lead}>{children}</div>
      <p className={styles.actions}>
        <Link className="button button--primary button--lg" to="/docs/intro">
          Get started
        </Link>
        <Link className="button button--outline button--primary button--lg" to="/examples/examples">
          See the examples
        </Link>
      </p>
    </header>
  );
}
