import { isClaim } from './is-claim';
import type { PageWithClaims, TextKind } from './pages-with-claims';
import type { TestedClaim } from './tested-claims';

/** Result of comparing the sentences of pages with the titles of tests. */
export interface ClaimsReport {
  /** Claims without a test. */
  untested: { kind: TextKind; page: string; sentence: string }[];
  /** Messages about tests whose page does not contain their sentence. */
  problems: string[];
}

/**
 * Finds claims without a test, and tests without a claim. A sentence that a page contains several times, for example
 * about different props, needs as many tests.
 */
export function compareClaims(pages: PageWithClaims[], tested: TestedClaim[]): ClaimsReport {
  const sentencesOfPage = new Map(pages.map(({ page, sentences }) => [page, new Set(sentences)]));
  const testsOf = (wanted: string) =>
    tested.filter(({ page }) => page === wanted).map(({ sentence }) => sentence);
  return {
    untested: pages.flatMap(({ page, kind, sentences }) =>
      without(sentences.filter(isClaim), testsOf(page)).map((sentence) => ({
        kind,
        page,
        sentence,
      })),
    ),
    problems: tested
      .filter(({ page, sentence }) => !sentencesOfPage.get(page)?.has(sentence))
      .map(
        ({ file, page, sentence }) =>
          `${file}: ${page} does not contain the sentence "${sentence}": copy the sentence of the page into the title of the test, and the page into the title of "describe".`,
      ),
  };
}

/** Returns the items of a list without one occurrence of each of the others. */
function without(items: string[], others: string[]): string[] {
  const rest = [...others];
  return items.filter((item) => {
    const index = rest.indexOf(item);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}
