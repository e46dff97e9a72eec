import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

const doors = [
  {
    to: '/docs/docs',
    title: 'Docs',
    text: 'Guides by task: data, axes, themes, interaction, and what to do when a chart stays empty.',
  },
  {
    to: '/api/Chart',
    title: 'API',
    text: 'Every component with its props, its pitfalls and a running chart, and every exported type.',
  },
  {
    to: '/examples/examples',
    title: 'Examples',
    text: 'Running charts of every family with complete code, ready to copy.',
  },
];

/** The three areas of the site, as cards. */
export default function Doors(): ReactNode {
  return (
    <ul className={styles.doors}>
      {doors.map(({ to, title, text }) => (
        <li key={to} className={styles.door}>
          <Link to={to}>{title}</Link>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
