import { useId, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ExampleCard from '@theme/ExampleCard';
import type {
  ExampleCard as ExampleCardData,
  GalleryGroup,
} from '@site/contracts/example-manifest';
import gallery from '@site/.generated/examples/gallery.json';
import Filter from './Filter';
import { frequentTags, matching } from '../../client/matching';
import { useFilter } from './use-filter';
import styles from './styles.module.css';

const groups: GalleryGroup[] = gallery;
const tags = frequentTags(groups, 7); // a tag of fewer examples is found quicker by typing

/** Every example as a card, by family, narrowed by typing and by tags. */
export default function ExampleGallery(): ReactNode {
  const { search } = useLocation();
  // The page was built without a query: one that a reader comes with takes effect after hydration.
  const query = useIsBrowser() ? search : '';
  return <FilteredGallery key={query} query={query} />;
}

function FilteredGallery({ query }: { query: string }) {
  const [filter, setFilter] = useFilter(query);
  const shown = matching(groups, filter);
  return (
    <>
      <Filter tags={tags} filter={filter} onChange={setFilter} count={shown.size} />
      {groups.map((group) => (
        <Group key={group.title} group={group} shown={shown} />
      ))}
    </>
  );
}

interface GroupProps {
  group: GalleryGroup;
  /** Ids of the cards that the filter leaves. */
  shown: Set<string>;
}

/** The others are hidden rather than taken away: a picture that comes back is drawn anew, which takes long. */
function Group({ group: { title, families }, shown }: GroupProps) {
  const id = useId();
  const isEmpty = (cards: ExampleCardData[]) => !cards.some((card) => shown.has(card.id));
  return (
    <section aria-labelledby={id} hidden={isEmpty(families.flatMap(({ cards }) => cards))}>
      <h2 id={id}>{title}</h2>
      {families.map(({ name, title: family, cards }) => (
        <section key={name} className={styles.family} data-family={name} hidden={isEmpty(cards)}>
          <h3>
            <Link to={`/examples/${name}`}>{family}</Link>
          </h3>
          <ul className={styles.cards}>
            {cards.map((card) => (
              <li key={card.id} hidden={!shown.has(card.id)}>
                <ExampleCard card={card} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
