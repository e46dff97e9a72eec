import { familyTerms, titleWords } from '../../shared/families';
import type { SearchIndex } from '../search-index';
import type { WordMatch } from './match-word';
import { weights } from './weights';

/**
 * Returns a function that returns the factor of an entry by the family of charts that its title, or what contains it,
 * names: the family of the query, another one although the query names none, or none. Words of the query that name a
 * family get more weight.
 */
export function familyFactor(
  index: SearchIndex,
  matches: readonly WordMatch[],
): (id: number) => number {
  const numbers = (terms: readonly string[]) =>
    terms.flatMap((term) => index.termNumbers.get(term) ?? []);
  const asked = new Set<number>();
  for (const match of matches) {
    const ofTitles = numbers(match.terms.flatMap(familyTerms));
    if (ofTitles.length > 0) match.weight *= weights.family;
    for (const term of ofTitles) asked.add(term);
  }
  const all = numbers(titleWords);
  const inTitle = (id: number, terms: ReadonlySet<number>) =>
    index.titles[id]?.some((term) => terms.has(term));
  const inContext = (id: number, terms: ReadonlySet<number>) =>
    index.contexts[id]?.some((term) => terms.has(term));
  if (asked.size > 0) {
    const others = new Set(all.filter((term) => !asked.has(term)));
    // A page about several families has sections about one of them.
    const isAbout = (id: number) =>
      inTitle(id, asked) || (inContext(id, asked) && !inTitle(id, others));
    return (id) => (isAbout(id) ? 1 : weights.otherFamily);
  }
  const typed = new Set(matches.flatMap(({ factors }) => numbers([...factors.keys()])));
  const named = new Set(all.filter((term) => typed.has(term)));
  const others = new Set(all.filter((term) => !typed.has(term)));
  const contains = (id: number, terms: ReadonlySet<number>) =>
    inTitle(id, terms) || inContext(id, terms);
  return (id) => (contains(id, others) && !contains(id, named) ? weights.familyNotAsked : 1);
}
