import type { ReactNode } from 'react';
import type { GalleryGroup } from '@site/shared/types/example-manifest';
import styles from './styles.module.css';

/** Renders links to the families on the page, with the number of their examples (`client/track-family.ts`). */
export default function FamilyLinks({ groups }: { groups: GalleryGroup[] }): ReactNode {
  return (
    <nav aria-label="Families" className={styles.families} data-families="">
      {groups
        .flatMap(({ families }) => families)
        .map(({ name, title, cards }) => (
          <a key={name} href={`#${name}`}>
            {`${title} `}
            <small>{cards.length}</small>
          </a>
        ))}
    </nav>
  );
}
