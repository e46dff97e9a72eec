import type { WordMatch } from './match-word';
import { weights } from './weights';

/**
 * Adds up the words that each entry matches. An entry needs one of them only; the more of the query's weight it
 * covers, the better, so that rare words count more than common ones.
 */
export function scoreEntries(matches: readonly WordMatch[]): Map<number, number> {
  const known = matches.filter(({ scores }) => scores.size > 0);
  const total = known.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const sums = new Map<number, { score: number; covered: number }>();
  for (const { weight, scores } of known)
    for (const [id, score] of scores) {
      const sum = sums.get(id) ?? { score: 0, covered: 0 };
      sum.score += weight * score;
      sum.covered += weight * Math.min(1, score * 2);
      sums.set(id, sum);
    }
  return new Map(
    [...sums].map(([id, { score, covered }]) => [
      id,
      (score / total) * (covered / total) ** weights.coverage,
    ]),
  );
}
