import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ExampleManifest } from '@site/contracts/example-manifest';
import manifest from '@site/.generated/examples/manifest.json';
import styles from './styles.module.css';

const examples: ExampleManifest = manifest;

/** Every example as a card that leads to its place on its family's page. */
export default function ExampleGallery(): ReactNode {
  return (
    <ul className={styles.gallery} aria-label="All examples">
      {examples.map(({ id, family, name, title, summary }) => (
        <li key={id} className={styles.card}>
          <Link to={`/examples/${family}#${name}`} className={styles.title}>
            {title}
          </Link>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
