import type { ReactNode } from 'react';
import CardList from '@theme/ExampleCards/CardList';
import type { ExampleCard, GalleryGroup } from '@site/shared/types/example-manifest';
import gallery from '@site/.generated/examples/gallery.json';

const groups: GalleryGroup[] = gallery;
const cards = new Map(
  groups
    .flatMap(({ families }) => families.flatMap((family) => family.cards))
    .map((card) => [card.id, card]),
);

interface Props {
  /** Ids of examples, separated by spaces. */
  ids: string;
}

/** Renders cards of examples, in the given order. */
export default function ExampleCards({ ids }: Props): ReactNode {
  return <CardList cards={ids.split(' ').map(cardOf)} />;
}

/** @throws Error if there is no example with the id. */
function cardOf(id: string): ExampleCard {
  const card = cards.get(id);
  if (!card) throw new Error(`There is no example "${id}".`);
  return card;
}
