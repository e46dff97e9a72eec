import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { sections } from './sections';
import styles from './styles.module.css';

/** Renders cards that link to the three areas of the site. */
export default function SectionCards(): ReactNode {
  return (
    <ul className={styles.cards}>
      {sections.map(({ to, title, text }) => (
        <li key={to} className={styles.card}>
          <Link to={to}>{title}</Link>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
