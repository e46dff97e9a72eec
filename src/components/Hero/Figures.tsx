import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import reference from '@site/.generated/api-reference/figures.json';
import gallery from '@site/.generated/examples/gallery.json';
import { siteFigures } from './site-figures';
import styles from './styles.module.css';

/** Renders what this documentation contains, in numbers. */
export default function Figures(): ReactNode {
  return (
    <p className={styles.figures}>
      {siteFigures(gallery, reference).map(({ value, label, to }) => (
        <Link key={to} to={to}>
          <b>{value}</b> {label}
        </Link>
      ))}
    </p>
  );
}
