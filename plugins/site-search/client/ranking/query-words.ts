import { aboutWords, fillerWords, questionWords, symptomWords } from '../../shared/filler-words';
import { replacePhrases } from '../../shared/synonyms';
import { replaceOtherNames } from '../../shared/other-libraries';
import { plainName, splitWords } from '../../shared/split-words';

/** A parsed query. */
export interface ParsedQuery {
  /** Words in lower case, each once, names in parts: `tickFormat` yields `tickformat`, `tick`, `format`. */
  words: string[];
  /** Compound names in `words` whose parts are also in `words`. */
  compoundNames: ReadonlySet<string>;
  /** The query without spaces, punctuation and case; only the name in it if it asks about one. */
  name: string;
  /** Whether it is typed as a name: a single word, in camel case or with a dot. */
  isName: boolean;
  /** Whether it is a name without capitals, such as `legend`, which may as well be a word. */
  isPlainWord: boolean;
  /** Whether it is a question in words. */
  isQuestion: boolean;
  /** Whether it asks what something is: "what is a tick". */
  isDefinition: boolean;
  /** Whether it says that something is missing or wrong: "chart not showing". */
  isSymptom: boolean;
}

const maxWords = 24; // more do not change the best answers, but take time on every keystroke

const definition = /^(?:what(?:['’]?s| is| are| does)|define|definition of|meaning of)\s/i;

/** Parses a normalized query. */
export function parseQuery(typedText: string): ParsedQuery {
  const text = replaceOtherNames(typedText);
  const typed = splitWords(replacePhrases(text).replace(/(\p{L})['’](\p{L})/gu, '$1$2'));
  const isNamed = typed.some(({ parts }) => parts.length > 1) || /\p{L}\.\p{L}/u.test(text);
  const asked = typed.filter(({ whole }) => questionWords.has(whole)).length;
  const content = typed.filter(({ whole }) => !fillerWords.has(whole)).length;
  const [asksAbout, ...others] = typed.filter(
    ({ whole }) => !fillerWords.has(whole) && !aboutWords.has(whole),
  );
  const isAboutName = others.length === 0 && asksAbout !== undefined && asksAbout.parts.length > 1;
  const words = typed.flatMap(({ whole, parts }) =>
    parts.length > 1 ? [whole, ...parts] : [whole],
  );
  const isName = typed.length === 1 || (isNamed && content <= 3);
  return {
    words: [...new Set(words)].slice(0, maxWords),
    compoundNames: new Set(typed.flatMap(({ whole, parts }) => (parts.length > 1 ? [whole] : []))),
    name: plainName(isAboutName ? asksAbout.whole : text),
    isName,
    isPlainWord: typed.length === 1 && !isNamed && !/\p{Lu}/u.test(text),
    isQuestion: !isName && (asked > 0 ? typed.length > 2 : content > 3),
    isDefinition: definition.test(text.trim()) && content <= 3,
    isSymptom: typed.length > 1 && typed.some(({ whole }) => symptomWords.has(whole)),
  };
}
