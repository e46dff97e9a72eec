import { useId, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import ExampleCard from '@theme/ExampleCard';
import Island from '@theme/Island';
import type { GalleryGroup } from '@site/shared/types/example-manifest';
import gallery from '@site/.generated/examples/gallery.json';
import { frequentTags } from '../../client/matching-cards';
import FamilyLinks from './FamilyLinks';
import Filter from './Filter';
import styles from './styles.module.css';

const groups: GalleryGroup[] = gallery;
const tags = frequentTags(groups, 7); // rarer tags are faster to find by typing
const count = groups.flatMap(({ families }) => families.flatMap(({ cards }) => cards)).length;

/** Renders all examples as cards, grouped by family, below a filter and links to the families. */
export default function ExampleGallery(): ReactNode {
  return (
    <>
      <div className={styles.bar}>
        <Filter tags={tags} count={count} />
        <FamilyLinks groups={groups} />
      </div>
      {groups.map((group) => (
        <Group key={group.title} group={group} />
      ))}
      <Island name="live-cards" props={{}} start="intent" />
    </>
  );
}

function Group({ group: { title, families } }: { group: GalleryGroup }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group} data-gallery-section="">
      <h2 id={id}>{title}</h2>
      {families.map(({ name, title: family, cards }) => (
        <section
          key={name}
          id={name}
          className={styles.family}
          data-family=""
          data-gallery-section=""
        >
          <h3 data-count={cards.length}>
            <Link to={`/examples/${name}`}>{family}</Link>
          </h3>
          <ul className={styles.cards}>
            {cards.map((card) => (
              <li key={card.id}>
                <ExampleCard card={card} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
