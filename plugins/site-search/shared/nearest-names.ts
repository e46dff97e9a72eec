/** Number of names to offer. */
const maxNames = 5;

/** Least similarity, from 0 to 1, of names that are offered before any others. */
const minSimilarity = 0.5;

/** Least number of common pairs: random letters have one or two in common with some name. */
const minCommon = 3;

/**
 * Returns the entries whose names are most similar to a query without hits, best first. Names are compared by their
 * pairs of letters (Sørensen–Dice coefficient). Each name is offered once.
 */
export function nearestNames<Entry extends { title: string }>(
  query: string,
  entries: readonly Entry[],
): Entry[] {
  const pairs = pairsOf(query);
  const best = new Map<string, { entry: Entry; similarity: number }>();
  for (const entry of entries) {
    if (best.has(entry.title)) continue;
    const similarity = similarityOf(pairs, pairsOf(entry.title));
    if (similarity >= minSimilarity) best.set(entry.title, { entry, similarity });
  }
  return [...best.values()]
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, maxNames)
    .map(({ entry }) => entry);
}

function pairsOf(text: string): Set<string> {
  const letters = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 64);
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)),
  );
}

function similarityOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let common = 0;
  for (const pair of a) if (b.has(pair)) common += 1;
  return common < minCommon ? 0 : (2 * common) / (a.size + b.size);
}
