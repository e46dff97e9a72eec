import type { List } from 'mdast';
import type { ExampleCard, GalleryGroup } from '../../../../contracts/example-manifest';
import { link, list, text } from '../../../../contracts/markdown-nodes';

/** Returns links to examples, with descriptions of their charts. */
export const cardList = (cards: ExampleCard[]): List =>
  list(
    cards.map((card) => [link(`/examples/${card.id}`, text(card.title)), text(`: ${card.alt}`)]),
  );

/**
 * Returns links to the examples with some ids, in their order.
 *
 * @throws Error if there is no example with an id.
 */
export function cardsMarkdown(ids: string[], groups: GalleryGroup[]): List[] {
  const all = groups.flatMap(({ families }) => families.flatMap(({ cards }) => cards));
  return [
    cardList(
      ids.map((id) => {
        const card = all.find((one) => one.id === id);
        if (!card) throw new Error(`There is no example "${id}".`);
        return card;
      }),
    ),
  ];
}
