import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Picture from '@theme/Example/Picture';
import type { GalleryGroup } from '@site/shared/types/example-manifest';
import gallery from '@site/.generated/examples/gallery.json';
import card from '../ExampleCard/styles.module.css';
import styles from './styles.module.css';

const groups: GalleryGroup[] = gallery;

/** Renders the families of a group of the gallery as pictures that link to their pages. */
export default function ExampleFamilies({ group }: { group: string }): ReactNode {
  return (
    <ul className={styles.families}>
      {familiesOf(group).map(({ name, title, cards }) => (
        <li key={name}>
          <Link to={`/examples/${name}`} className={card.card}>
            {/* Decorative: the title labels the link. */}
            <span className={card.picture}>
              {cards[0] && <Picture example={{ id: cards[0].id, alt: '' }} small />}
            </span>
            <span className={card.title}>
              {title} <small className={styles.count}>{cards.length}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** @throws Error if the gallery has no group with the title. */
function familiesOf(group: string): GalleryGroup['families'] {
  const found = groups.find(({ title }) => title === group);
  if (!found)
    throw new Error(
      `There is no group "${group}" of examples: write ${groups.map(({ title }) => title).join(' or ')}.`,
    );
  return found.families;
}
