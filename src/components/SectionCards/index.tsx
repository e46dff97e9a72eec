import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** The three areas of the site. */
const sections = [
  {
    to: '/docs/docs',
    title: 'Docs',
    text: 'Guides for every task: data, axes, themes, interaction, and troubleshooting blank charts.',
  },
  {
    to: '/api/Chart',
    title: 'API',
    text: 'Every component with its props, pitfalls and a live example, and every exported type.',
  },
  {
    to: '/examples/examples',
    title: 'Examples',
    text: 'Live charts of every type, with complete code to copy.',
  },
];

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
