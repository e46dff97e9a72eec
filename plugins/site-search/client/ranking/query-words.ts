import { fillerWords, questionWords } from '../../shared/filler-words';
import { replacePhrases } from '../../shared/synonyms';
import { plainName, splitWords } from '../../shared/split-words';

/** A query, read. */
export interface ReadQuery {
  /** Words in lower case, each once, names in parts: `tickFormat` yields `tickformat`, `tick`, `format`. */
  words: string[];
  /** The query without spaces, punctuation and case. */
  name: string;
  /** Whether it is typed as a name: a single word, in camel case or with a dot. */
  isName: boolean;
  /** Whether it is a question in words. */
  isQuestion: boolean;
}

const maxLength = 400; // characters
const maxWords = 24; // more do not change the best answers, but take time on every keystroke

/** Reads a query as typed. */
export function readQuery(query: string): ReadQuery {
  const text = query.slice(0, maxLength);
  const typed = splitWords(replacePhrases(text).replace(/(\p{L})['’](\p{L})/gu, '$1$2'));
  const isNamed = typed.some(({ parts }) => parts.length > 1) || /\p{L}\.\p{L}/u.test(text);
  const asked = typed.filter(({ whole }) => questionWords.has(whole)).length;
  const content = typed.filter(({ whole }) => !fillerWords.has(whole)).length;
  const words = typed.flatMap(({ whole, parts }) =>
    parts.length > 1 ? [whole, ...parts] : [whole],
  );
  return {
    words: [...new Set(words)].slice(0, maxWords),
    name: plainName(text),
    isName: isNamed || typed.length === 1,
    isQuestion: !isNamed && (asked > 0 ? typed.length > 2 : content > 3),
  };
}
