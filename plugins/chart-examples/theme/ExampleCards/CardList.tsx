import type { ReactNode } from 'react';
import ExampleCard from '@theme/ExampleCard';
import type { ExampleCard as Card } from '@site/shared/types/example-manifest';
import styles from './styles.module.css';

/** Renders a list of cards. */
export default function CardList({ cards }: { cards: Card[] }): ReactNode {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.id}>
          <ExampleCard card={card} />
        </li>
      ))}
    </ul>
  );
}
