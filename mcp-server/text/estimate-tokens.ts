/** Words, numbers, space and punctuation of a text. */
const pieces = /[A-Za-z]+|\p{L}+|\p{N}+|[^\S\n]+|\n+|[^\s\p{L}\p{N}]+/gu;

/**
 * Estimates how many tokens a language model counts in a text, without the megabytes of a tokenizer.
 *
 * Compared with o200k_base and cl100k_base on the Markdown of all pages, it is between the same number and a third
 * more, in the median 11 % more.
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const [piece] of text.matchAll(pieces)) tokens += tokensOf(piece);
  return Math.ceil(tokens);
}

function tokensOf(piece: string): number {
  if (/^[A-Za-z]/.test(piece)) {
    const words = piece.split(/(?<=[a-z])(?=[A-Z])/);
    return words.reduce((sum, word) => sum + Math.max(1, Math.ceil((word.length - 3) / 5)), 0);
  }
  if (/^\p{N}/u.test(piece)) return Math.ceil(piece.length / 3);
  if (piece.startsWith('\n')) return 1;
  if (/^\s/.test(piece)) return piece.length > 1 ? 1 : 0;
  return /^[!-~]+$/.test(piece) ? Math.ceil(piece.length / 2) : piece.length * 1.5;
}
