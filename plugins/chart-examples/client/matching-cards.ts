import type { ExampleCard, GalleryGroup } from '../../../shared/types/example-manifest';

/** Filter of the gallery. */
export interface GalleryFilter {
  /** Words that must all occur in a card. */
  text: string;
  /** Tags that a card must all have. */
  tags: string[];
}

/** Returns the ids of the cards that match a filter. */
export function matchingCards(
  groups: GalleryGroup[],
  { text: query, tags }: GalleryFilter,
): Set<string> {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (family: string, { id, title, alt, tags: cardTags }: ExampleCard) => {
    const text = [family, id, title, alt, ...cardTags].join(' ').toLowerCase();
    return (
      words.every((word) => text.includes(word)) && tags.every((tag) => cardTags.includes(tag))
    );
  };
  return new Set(
    groups
      .flatMap(({ families }) => families)
      .flatMap(({ title, cards }) => cards.filter((card) => matches(title, card)))
      .map(({ id }) => id),
  );
}

/** Returns the tags that at least `minimum` examples have with their counts, the most frequent first. */
export function frequentTags(
  groups: GalleryGroup[],
  minimum: number,
): [tag: string, count: number][] {
  const counts = new Map<string, number>();
  for (const tag of groups.flatMap(({ families }) =>
    families.flatMap(({ cards }) => cards.flatMap((card) => card.tags)),
  ))
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= minimum)
    .sort(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b));
}
