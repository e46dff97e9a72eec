import { useId, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import ExampleCard from '@theme/ExampleCard';
import Island from '@theme/Island';
import type { GalleryGroup } from '@site/shared/types/example-manifest';
import gallery from '@site/.generated/examples/gallery.json';
import { frequentTags } from '../../client/matching-cards';
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

/** Renders links to the families on the page, with the number of their examples (`client/track-family.ts`). */
function FamilyLinks({ groups }: { groups: GalleryGroup[] }): ReactNode {
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

interface Props {
  /** Available tags, with the number of their examples. */
  tags: [tag: string, count: number][];
  /** Number of cards. */
  count: number;
}

/** Renders the filter form of the gallery, by words and tags (`client/filter-gallery.ts`). */
function Filter({ tags, count }: Props): ReactNode {
  return (
    <form role="search" aria-label="Examples" className={styles.filter} data-gallery-filter="">
      <input
        type="search"
        className={styles.text}
        placeholder="Filter: stacked, log, …"
        aria-label="Filter examples"
        // The address contains it.
        maxLength={200}
      />
      <div role="group" aria-label="Tags" className={styles.tags}>
        {tags.map(([tag, tagged]) => (
          <button
            key={tag}
            type="button"
            className={styles.tag}
            aria-pressed={false}
            data-tag={tag}
          >
            {tag} <small>{tagged}</small>
          </button>
        ))}
      </div>
      <p role="status" className={styles.status}>
        <span>{count} examples</span>
        <button type="button" className={styles.clear} hidden>
          Show all
        </button>
      </p>
    </form>
  );
}
