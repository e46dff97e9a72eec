const maxLength = 160; // characters of a sentence

/**
 * Splits a description into the sentences that results can show and the rest, which is found but not shown: all complete
 * descriptions would double the index.
 */
export function shorten(text: string, sentences = 1): { text: string; hiddenText: string } {
  const all = text.split(/(?<=[.!?])\s+/);
  const shown = all.slice(0, sentences).join(' ');
  if (shown.length <= maxLength * sentences)
    return { text: shown, hiddenText: all.slice(sentences).join(' ') };
  const start = shown.slice(0, maxLength * sentences).replace(/\s+\S*$/, '');
  return { text: `${start}…`, hiddenText: text.slice(start.length) };
}
