/** A result of a ranking. */
interface Scored {
  score: number;
  entry: { url: string; kind: string };
}

/** Least score of a part of a page, as a part of the score of the page, to come before it. */
const nearScore = 0.4;

/**
 * Moves the best part of a page before the page if it matches nearly as well, so that a result opens at the answer: words
 * of a page's keywords and introduction stand for all of its parts.
 */
export function sectionsFirst<Result extends Scored>(results: readonly Result[]): Result[] {
  const moved = new Map<Result, Result>();
  for (const page of results) {
    if (page.entry.url.includes('#')) continue;
    const part = results.find(({ entry }) => entry.url.startsWith(`${page.entry.url}#`));
    if (part && part.score < page.score && part.score >= nearScore * page.score)
      moved.set(page, part);
  }
  const parts = new Set(moved.values());
  return results
    .filter((result) => !parts.has(result))
    .flatMap((result) => [...(moved.has(result) ? [moved.get(result)!] : []), result]);
}
