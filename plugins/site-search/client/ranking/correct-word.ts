// cspell:ignore legned
import { stem } from '../../shared/stem';
import type { Vocabulary } from './vocabulary';

/**
 * Returns known terms for an unknown one, best first: two letters swapped, one wrong letter, or two wrong letters in
 * long words.
 *
 * @param maxChanges - letters that may be wrong in long words
 * @param word - the word as typed: the ending of "legned" is none
 */
export function correctWord(
  term: string,
  vocabulary: Vocabulary,
  maxChanges = 2,
  word = term,
): string[] {
  if (term.length < 3) return [];
  const swapped = [...swaps(term), ...swaps(word).map(stem)].filter(vocabulary.has);
  if (swapped.length > 0) return swapped.slice(0, 1);
  return nearTerms(term, vocabulary, maxChanges)
    .slice(0, 2)
    .map(({ found }) => found);
}

interface NearTerm {
  found: string;
  /** Letters that are wrong, missing, added or swapped. */
  changes: number;
}

/** Returns similar terms: fewer changes first, then those with the same first letter and common ones. */
function nearTerms(term: string, vocabulary: Vocabulary, maxChanges: number): NearTerm[] {
  const distance = term.length < 4 ? 0 : term.length < 6 ? 1 : maxChanges;
  if (distance === 0) return [];
  return (
    vocabulary
      .near(term, distance)
      .map(([found, count]) => ({ found, count, changes: letterChanges(term, found) }))
      // Two wrong letters and another first one: random letters are as similar to some word.
      .filter(({ found, changes }) => changes <= (found[0] === term[0] ? distance : 1))
      .map(({ found, count, changes }) => ({
        found,
        changes,
        score: Math.log(1 + count) + (found[0] === term[0] ? 4 : 0) - 4 * changes,
      }))
      .sort((a, b) => b.score - a.score)
  );
}

const swaps = (term: string) =>
  [...term.slice(1)].map(
    (letter, index) => term.slice(0, index) + letter + term[index] + term.slice(index + 2),
  );

/** Counts letters that are wrong, missing, added or swapped (optimal string alignment). */
function letterChanges(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const changes = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? changes(i - 2, j - 2) + 1 : Infinity;
      const either = Math.min(changes(i - 1, j), changes(i, j - 1)) + 1;
      row.push(Math.min(either, changes(i - 1, j - 1) + other, swapped));
    }
  }
  return changes(a.length, b.length);
}
