import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import reference from '@site/.generated/api-reference/figures.json';
import gallery from '@site/.generated/examples/gallery.json';
import styles from './styles.module.css';

const examples = gallery.flatMap(({ families }) => families.flatMap(({ cards }) => cards));

/** What this documentation contains, and the pages that show what is counted. */
const figures = [
  { value: examples.length, label: 'live examples', to: '/examples/examples' },
  { value: reference.describedProps, label: 'props described', to: '/category/specs' },
  { value: reference.names, label: 'exported names', to: '/all-types/' },
];

/** Renders what this documentation contains, in numbers. */
export default function Figures(): ReactNode {
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
