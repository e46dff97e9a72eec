import type { ExampleCard, GalleryGroup } from '../../../contracts/example-manifest';

/** What a reader asks the gallery for. */
export interface GalleryFilter {
  /** Words that a card must hold, all of them. */
  text: string;
  /** Tags that a card must bear, all of them. */
  tags: string[];
}

/** Ids of the cards that a filter leaves. */
export function matching(groups: GalleryGroup[], { text, tags }: GalleryFilter): Set<string> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const keeps = (family: string, { id, title, alt, tags: own }: ExampleCard) => {
    const said = [family, id, title, alt, ...own].join(' ').toLowerCase();
    return words.every((word) => said.includes(word)) && tags.every((tag) => own.includes(tag));
  };
  return new Set(
    groups
      .flatMap(({ families }) => families)
      .flatMap(({ title, cards }) => cards.filter((card) => keeps(title, card)))
      .map(({ id }) => id),
  );
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
