const maxLength = 120; // characters of a sentence

/**
 * Splits the text of a section into its first sentences, which results can show, and the rest, of which the index has the
 * words only. The first sentence is always shown.
 *
 * @param length - of the shown text at most, in characters
 */
export function splitText(text: string, length: number): { text: string; hiddenText: string } {
  const [first = '', ...others] = splitSentences(text);
  let shown = first;
  let hidden = others;
  for (const sentence of others) {
    if (shown.length + sentence.length >= length) break;
    shown += ` ${sentence}`;
    hidden = hidden.slice(1);
  }
  return { text: shown, hiddenText: hidden.join(' ') };
}

/**
 * Splits a description into the sentences that results can show and the rest, which is found but not shown: all complete
 * descriptions would double the index.
 */
export function shorten(text: string, sentences = 1): { text: string; hiddenText: string } {
  const all = splitSentences(text);
  const shown = all.slice(0, sentences).join(' ');
  if (shown.length <= maxLength * sentences)
    return { text: shown, hiddenText: all.slice(sentences).join(' ') };
  const start = shown.slice(0, maxLength * sentences).replace(/\s+\S*$/, '');
  return { text: `${start}…`, hiddenText: text.slice(start.length) };
}

const splitSentences = (text: string) => text.split(/(?<=[.!?])\s+/);
