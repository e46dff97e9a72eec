/** Part of printed code: plain text, or a name linked to its page (a route or an absolute URL). */
export type Piece = string | { text: string; to: string };

/** Returns the text of printed code, without links. */
export const textOf = (pieces: Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** Template tag that joins text and printed parts: code`${check} extends ${type}`. */
export const code = (strings: TemplateStringsArray, ...parts: (string | Piece[])[]): Piece[] =>
  strings.flatMap((text, index) => [text, ...[parts[index] ?? ''].flat()]);

/** Joins printed parts with a separator. */
export const list = (parts: Piece[][], separator = ', '): Piece[] =>
  parts.flatMap((part, index) => (index > 0 ? [separator, ...part] : part));

/** Joins adjacent pieces of plain text. */
export function merge(pieces: Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (typeof piece !== 'string') merged.push(piece);
    else if (typeof last === 'string') merged[merged.length - 1] = last + piece;
    else if (piece) merged.push(piece);
  }
  return merged;
}
