/** Words that limit a statement to some configurations, or to all of them. */
const limits =
  'by default|only (if|when|with|where|while)|ignore[sd]?|must|throws?|thrown|never|always|no effect';
/** Verbs of statements on what a chart does with its data, which often hold in one configuration only. */
const verbs =
  '(is|are) (not )?(drawn|dropped|read|counted|rounded|filled|left out|cut off)|drops|fills|lets|keeps|reads|breaks|rounds|goes on|falls to';
const claimWords = new RegExp(`\\b(${limits}|${verbs})\\b`, 'i');

/** Whether a sentence contains words that state a behavior of the library. */
export const isClaim = (sentence: string): boolean => claimWords.test(sentence);
