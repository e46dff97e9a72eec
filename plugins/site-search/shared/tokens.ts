/** In a token of punctuation: the next word starts with a capital letter, which its token does not have. */
const capital = '⇧';
/** Starts a text whose first word has no capital letter. */
const noCapital = '⇩';

const isCapitalized = (word: string | undefined) => !!word && /^\p{Lu}[\p{Ll}\p{M}]*$/u.test(word);
const isWord = (part: string) => /^[\p{L}\p{N}\p{M}_$]/u.test(part);

/**
 * Splits a text into tokens: words, and what stands between them unless it is a single space. Words at the start of
 * sentences are written without their capital letter, so that there are fewer different tokens.
 */
export function tokensOf(text: string): string[] {
  const parts =
    text.replace(/[⇧⇩]/g, '').match(/[\p{L}\p{N}\p{M}_$]+|[^\p{L}\p{N}\p{M}_$]+/gu) ?? [];
  return parts.flatMap((part, at) => {
    const previous = parts[at - 1];
    if (!isWord(part)) {
      const next = parts[at + 1];
      if (part === ' ' && previous && next) return [];
      return [isCapitalized(next) ? part + capital : part];
    }
    if (previous === ' ' && at > 1) return [part];
    if (isCapitalized(part)) return [part.toLowerCase()];
    return previous === undefined ? [noCapital, part] : [part];
  });
}

/** Whether the word after a token of punctuation starts with a capital letter that its token does not have. */
export const startsWithCapital = (punctuation: string): boolean => punctuation.endsWith(capital);

/**
 * Returns the text of tokens.
 *
 * @param isCapital - whether the first word starts with a capital letter that its token does not have
 */
export function textOfTokens(tokens: readonly string[], isCapital = true): string {
  let text = '';
  let [isStart, wasWord] = [isCapital, false];
  for (const token of tokens) {
    if (token === noCapital) isStart = false;
    else if (!isWord(token)) {
      isStart = startsWithCapital(token);
      text += isStart ? token.slice(0, -1) : token;
      wasWord = false;
    } else {
      if (wasWord) text += ' ';
      text += isStart ? token.charAt(0).toUpperCase() + token.slice(1) : token;
      [isStart, wasWord] = [false, true];
    }
  }
  return text;
}

/** Whether a token ends a sentence. */
export const endsSentence = (token: string): boolean => /[.!?][)”"']*\s/u.test(token);
