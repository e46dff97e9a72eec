import { isClaim } from './is-claim';
import type { PageWithClaims } from './pages-with-claims';
import type { TestedClaim } from './tested-claims';

/** A sentence that names a prop, or that a note contains below the name of the prop. */
export interface SentenceOnProp {
  page: string;
  sentence: string;
  /** Test file; undefined if the sentence has no test. */
  file: string | undefined;
}

/** Returns all sentences on a prop, in the order of the pages, for a comparison of what they state. */
export function sentencesOnProp(
  prop: string,
  pages: PageWithClaims[],
  tested: TestedClaim[],
): SentenceOnProp[] {
  const name = new RegExp(`(?<![\\w.-])${prop}\\b`);
  return pages.flatMap(({ page, sentences, membersOfNote }) => {
    const ofMember = new Set(membersOfNote?.get(prop));
    return sentences
      .filter((sentence) => ofMember.has(sentence) || name.test(sentence))
      .map((sentence) => ({
        page,
        sentence,
        file: tested.find((claim) => claim.page === page && claim.sentence === sentence)?.file,
      }));
  });
}

/** Number of pages with claims on a prop from which at least one sentence on it needs a test. */
export const pagesThatNeedTest = 3;

/**
 * Returns a message for each prop on which several pages make claims although no sentence on it is tested. Names that
 * are also words, such as `fit`, are not checked.
 */
export function propsWithoutTest(pages: PageWithClaims[], tested: TestedClaim[]): string[] {
  const members = pages.flatMap(({ membersOfNote }) => [...(membersOfNote?.keys() ?? [])]);
  const props = [...new Set(members)].filter((name) => /^[a-z]+\d*[A-Z]\w*$/.test(name)).sort();
  return props.flatMap((prop) => {
    const sentences = sentencesOnProp(prop, pages, tested);
    const claiming = new Set(
      sentences.filter(({ sentence }) => isClaim(sentence)).map(({ page }) => page),
    );
    return claiming.size >= pagesThatNeedTest && sentences.every(({ file }) => file === undefined)
      ? [
          `${claiming.size} pages make claims on ${prop}, and none is tested: test a sentence of npm run claims -- --prop ${prop}.`,
        ]
      : [];
  });
}
