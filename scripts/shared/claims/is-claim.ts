const claimWords =
  /\b(by default|only (if|when|with|where|while)|ignore[sd]?|must|throws?|thrown|never|always|no effect)\b/i;

/** Whether a sentence contains words that state a behavior of the library. */
export const isClaim = (sentence: string): boolean => claimWords.test(sentence);
