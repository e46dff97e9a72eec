import type { ExampleCard, GalleryGroup } from '../../../contracts/example-manifest';

/** What a reader asks the gallery for. */
export interface GalleryFilter {
  /** Words that a card must hold, all of them. */
  text: string;
  /** Tags that a card must bear, all of them. */
  tags: string[];
}

/** The groups with just the families and cards that a filter leaves. */
export function matching(groups: GalleryGroup[], { text, tags }: GalleryFilter): GalleryGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const keeps = (family: string) => (card: ExampleCard) => {
    const said = [family, card.id, card.title, card.alt, ...card.tags].join(' ').toLowerCase();
    return (
      words.every((word) => said.includes(word)) && tags.every((tag) => card.tags.includes(tag))
    );
  };
  return groups
    .map((group) => ({
      ...group,
      families: group.families
        .map((family) => ({ ...family, cards: family.cards.filter(keeps(family.title)) }))
        .filter(({ cards }) => cards.length > 0),
    }))
    .filter(({ families }) => families.length > 0);
}

/** Tags that several examples bear, the most frequent first. */
export function frequentTags(groups: GalleryGroup[], least: number): string[] {
  const counts = new Map<string, number>();
  for (const tag of groups.flatMap(({ families }) =>
    families.flatMap(({ cards }) => cards.flatMap((card) => card.tags)),
  ))
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= least)
    .sort(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b))
    .map(([tag]) => tag);
}
