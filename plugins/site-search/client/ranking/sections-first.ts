/** A result with the address at which it opens. */
interface Scored {
  score: number;
  entry: { url: string };
}

/** Least score of a part of a page, as a part of the score of the page, to come before it. */
const nearScore = 0.4;

/**
 * Moves the best part of a page before the page, unless it matches much worse: the keywords and the introduction of a
 * page stand for all of its parts, so that the page matches words which only one part answers.
 *
 * @param results - in the order of their scores
 */
export function sectionsFirst<Result extends Scored>(results: readonly Result[]): Result[] {
  const bestParts = new Map<string, Result>();
  for (const result of results) {
    const [page = '', part] = result.entry.url.split('#');
    if (part !== undefined && !bestParts.has(page)) bestParts.set(page, result);
  }
  const moved = new Map<Result, Result[]>();
  for (const page of results) {
    const part = bestParts.get(page.entry.url);
    if (part && part.score <= page.score && part.score >= nearScore * page.score)
      moved.set(page, [part]);
  }
  const parts = new Set([...moved.values()].flat());
  return results
    .filter((result) => !parts.has(result))
    .flatMap((result) => [...(moved.get(result) ?? []), result]);
}
